/** What this browser keeps for us. Where it keeps nothing (site data blocked, no room) it is remembered until the page closes. */
const remembered = new Map<string, string>();

/** What was kept under a name; nothing where it cannot be read. */
export function recall<T extends object>(name: string): Partial<T> {
  try {
    const found: unknown = JSON.parse(remembered.get(name) ?? localStorage.getItem(name) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function keep(name: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    remembered.delete(name);
  } catch {
    remembered.set(name, text);
  }
}
