extension ReviewPage {
    /// Colours by outcome, light and dark; pictures at whole pixels of the display.
    static let style = #"""
        :root { color-scheme: light dark; --back: #fff; --side: #f4f5f7; --text: #1b1f24; --dim: #5d6673; --line: #d5d9df;
          --pick: #0b63ce; --pick-back: #dbe9fb; --gone: #a3161f; --gone-back: #fde7e8; --come: #14632b;
          --come-back: #e1f5e6; --empty: #e9ebee; }
        @media (prefers-color-scheme: dark) { :root { --back: #15181c; --side: #1d2126; --text: #e4e7eb; --dim: #98a2b0;
          --line: #363c45; --pick: #6cb0ff; --pick-back: #1e3a5c; --gone: #ffa3a8; --gone-back: #4a1c20; --come: #8fdfa6;
          --come-back: #173d23; --empty: #2a2f36; } }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--back);
          color: var(--text); font: 14px/1.4 system-ui, sans-serif; }
        header, footer { display: flex; gap: 12px; align-items: center; padding: 6px 12px; background: var(--side); }
        header { border-bottom: 1px solid var(--line); }
        footer { border-top: 1px solid var(--line); }
        h1 { font-size: 15px; margin: 0; }
        #counts { flex: 1; display: flex; gap: 10px; flex-wrap: wrap; color: var(--dim); }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: 260px 1fr 380px;
          grid-template-rows: minmax(0, 1fr); }
        nav, aside { overflow: auto; background: var(--side); padding: 8px; }
        nav { border-right: 1px solid var(--line); }
        aside { border-left: 1px solid var(--line); }
        #centre { min-width: 0; min-height: 0; display: flex; flex-direction: column; }
        #matrix { max-height: 34%; overflow: auto; padding: 8px; border-bottom: 1px solid var(--line); flex: none; }
        #matrix table { border-spacing: 6px 4px; }
        #matrix th { font-weight: normal; color: var(--dim); text-align: left; font-size: 12px; }
        #matrix h2, aside h2 { font-size: 13px; margin: 4px 0; }
        #views { display: flex; gap: 4px; padding: 6px 8px; align-items: center; flex-wrap: wrap; }
        #stage { flex: 1; min-height: 0; overflow: auto; padding: 12px; display: flex; gap: 16px; align-items: flex-start; }
        button, input { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 5px; padding: 2px 8px; }
        button { cursor: pointer; }
        button[aria-pressed=true], button[aria-current=true] { border-color: var(--pick); background: var(--pick-back); }
        :focus-visible { outline: 2px solid var(--pick); outline-offset: 1px; }
        .group { display: block; width: 100%; text-align: left; margin-bottom: 6px; overflow-wrap: anywhere; }
        .group small { display: flex; gap: 6px; align-items: center; color: var(--dim); }
        .dot { display: inline-block; width: 9px; height: 9px; border-radius: 50%; background: var(--dim); flex: none; }
        .layout { --mark: #d1242f; } .paint { --mark: #e0741a; } .raster { --mark: #c9a20a; } .audit { --mark: #8250df; }
        .new { --mark: #2da44e; } .gone { --mark: #57606a; } .same { --mark: #4a90d9; } .record { --mark: #9a6a3a; }
        .dot { background: var(--mark, var(--dim)); }
        .thumb { padding: 2px; border: 2px solid var(--mark, var(--line)); min-width: 28px; min-height: 28px;
          font-size: 11px; color: var(--dim); }
        .thumb img { display: block; max-width: 90px; max-height: 90px; }
        .thumb[aria-current=true] { outline: 3px solid var(--pick); }
        .thumb.chosen::after { content: "✓"; color: var(--pick); font-weight: bold; }
        .pane { position: relative; flex: none; background: var(--empty); }
        .pane img { display: block; image-rendering: pixelated; }
        .pane img + img { position: absolute; left: 0; top: 0; }
        .pane.absent { padding: 24px; color: var(--dim); }
        figure { margin: 0; flex: none; }
        figcaption { color: var(--dim); font-size: 12px; padding-bottom: 4px; }
        .box { position: absolute; pointer-events: none; display: none; }
        .frames .box { display: block; outline: 1px solid #0a84ff; outline-offset: -1px; }
        .frames .box.old { outline: 1px dashed #ff375f; }
        .box.lit, .frames .box.lit { display: block; outline: 2px solid #ff9f0a; background: #ff9f0a33; }
        pre { margin: 4px 0 12px; font: 12px/1.45 ui-monospace, monospace; overflow-x: auto; }
        pre div { white-space: pre; width: max-content; min-width: 100%; }
        .minus { color: var(--gone); background: var(--gone-back); }
        .plus { color: var(--come); background: var(--come-back); }
        #tree div[tabindex] { cursor: default; }
        #tree .moved { font-weight: bold; }
        #tree .lit { background: #ff9f0a55; }
        #cause { font-weight: 600; overflow-wrap: anywhere; }
        #command { flex: 1; overflow: auto; white-space: nowrap; user-select: all; }
        #keys { color: var(--dim); font-size: 12px; }
        """#
}
