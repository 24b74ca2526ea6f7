/** Lists that the compiler holds against a declared type. */

/** Every key of a type, in the order they are drawn in; a list that leaves one out or has another does not compile. */
export function everyKey<T>() {
  return <K extends keyof T>(...keys: [keyof T] extends [K] ? K[] : never): readonly (keyof T)[] => keys;
}
