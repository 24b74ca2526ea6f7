"""The look of a report: the browser app's paper, ink and pigments, by day and by night."""

# A bot has one of eight pigments. Vermilion is not among them: it says that a table waits.
STYLE = """
:root {
  color-scheme: light;
  --washi: #f3ecdd; --paper: #fcf8ee; --line: #d3c6ab; --edge: #877a61; --sumi: #231f1a; --sumi-2: #5b5347;
  --look-0: #26456f; --look-1: #c05a12; --look-2: #3b7a70; --look-3: #6f2f61;
  --look-4: #4f6a2c; --look-5: #b84a70; --look-6: #6b4a2f; --look-7: #66686b;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    color-scheme: dark;
    --washi: #0f1829; --paper: #18243b; --line: #2b3a58; --edge: #7585a6; --sumi: #efe8d8; --sumi-2: #acb6cb;
    --look-0: #5482c8; --look-1: #cb7430; --look-2: #4c958a; --look-3: #ad63a1;
    --look-4: #728f42; --look-5: #cf668a; --look-6: #9a7755; --look-7: #7f8693;
  }
}
.look-0 { --look: var(--look-0); } .look-1 { --look: var(--look-1); } .look-2 { --look: var(--look-2); }
.look-3 { --look: var(--look-3); } .look-4 { --look: var(--look-4); } .look-5 { --look: var(--look-5); }
.look-6 { --look: var(--look-6); } .look-7 { --look: var(--look-7); } .no-look { --look: var(--sumi-2); }

html { background: var(--washi); color: var(--sumi); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; font: .9375rem/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem 3rem; overflow-wrap: anywhere; }
h1, h2 { font-family: Spectral, Georgia, "Noto Serif", serif; font-weight: 600; line-height: 1.15; margin: 0; }
h1 { font-size: 1.5rem; text-wrap: balance; } h2 { font-size: 1.125rem; margin-bottom: .25rem; }
p { margin: .5rem 0; color: var(--sumi-2); }
pre { margin: 0; white-space: pre-wrap; font-size: .8125rem; color: var(--sumi-2); }
section { margin-top: 1rem; padding: 1rem 1.25rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: 8px; }
.box { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums; }
caption { text-align: left; padding-bottom: .5rem; color: var(--sumi-2); font-size: .8125rem; }
th { font-weight: 400; text-align: left; }
td { text-align: right; white-space: nowrap; }
th, td { padding: .5rem 0 .125rem; vertical-align: baseline; }
:is(th, td) + :is(th, td) { padding-left: 1rem; }
thead th { color: var(--sumi-2); font-size: .8125rem; vertical-align: bottom; }
thead th + th { text-align: right; white-space: nowrap; }
small { display: block; font-size: .75rem; color: var(--sumi-2); }
th[scope=rowgroup] { padding-top: 1rem; font-weight: 600; }
tbody:not(:has(.picture)) tr + tr { border-top: 1px solid var(--line); }

svg { display: block; width: 100%; overflow: visible; color: var(--look, var(--sumi-2)); }
.marked { padding-left: 24px; position: relative; }
.mark { position: absolute; left: 0; width: 16px; height: 1.4em; }
.picture td { padding: 0 10px .375rem; }
.track { height: 22px; }
.bars { height: 48px; margin-top: .25rem; fill: currentColor; }
.axis { height: 1.4em; font-size: .75rem; } .two { height: 2.8em; }
text { fill: var(--sumi-2); }
.halo * { fill: var(--paper); stroke: var(--paper); stroke-width: 6; }
line { stroke-width: 1; }
.scale, .tick, .foot { stroke: var(--line); }
.even { stroke: var(--sumi); stroke-width: 1.5; stroke-dasharray: 4 3; }
.aim { stroke: var(--sumi); stroke-width: 1.5; stroke-dasharray: 1 3; }
.reach { stroke: currentColor; stroke-width: 4; }
.at-any-time { stroke: currentColor; stroke-width: 1.5; }

@media (max-width: 34rem) {
  main { padding: 1rem .75rem 2rem; }
  section { padding: .75rem; }
  .many, .many :is(thead, tbody, tfoot, caption) { display: block; }
  .many tr { display: grid; grid-template-columns: 1fr 1.2fr 1fr; }
  .many th[scope^=row], .many .picture td { grid-column: 1 / -1; }
  .many th:first-child[scope=col] { position: absolute; clip-path: inset(50%); }
  .many tr:not(.picture) > :is(td, th + th) { padding: 0; text-align: center; }
  .many tr:not(.picture) > :nth-child(2) { text-align: left; }
  .many tr:not(.picture) > :nth-child(4) { text-align: right; }
}
@media (forced-colors: active) {
  [class*=look] { --look: CanvasText; }
  .even, .aim { stroke: CanvasText; } .scale, .tick, .foot { stroke: GrayText; }
  .halo * { fill: Canvas; stroke: Canvas; }
  text { fill: CanvasText; }
}
@media print {
  :root { --washi: #fff; --paper: #fff; }
  main { max-width: none; padding: 0; }
  section { padding: 0; border: 0; }
  tr, caption { break-inside: avoid; } h2, caption, tr:has(+ .picture) { break-after: avoid; }
}
"""
