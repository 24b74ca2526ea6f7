/** A share as percent, with its sign where it is a difference. */
export function percent(share: number, language: string, signed = false): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, signDisplay: signed ? "exceptZero" : "auto" }).format(share).replace("-", "−");
}
