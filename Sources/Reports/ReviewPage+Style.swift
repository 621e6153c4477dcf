extension ReviewPage {
    /// Quiet greys, one colour for what is picked, one for each outcome; light and dark.
    static let style = #"""
        :root { color-scheme: light dark; --back: #ffffff; --side: #f7f8fa; --text: #1c2127; --dim: #66707c; --line: #e1e5ea;
          --pick: #2563c9; --pick-back: #e9f0fc; --gone: #a3262e; --gone-back: #fdeeee; --come: #1c6b34;
          --come-back: #ebf7ee; --empty: #eef0f3; --lit: #ff9f0a; --shade: #10182814; }
        @media (prefers-color-scheme: dark) { :root { --back: #14171b; --side: #1a1e23; --text: #dfe3e8; --dim: #8f99a6;
          --line: #2b3138; --pick: #78aef5; --pick-back: #1f2f48; --gone: #f2a1a6; --gone-back: #3a2023; --come: #93d6a6;
          --come-back: #1b3223; --empty: #23282e; --shade: #00000080; } }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--back);
          color: var(--text); font: 13px/1.45 system-ui, sans-serif; }
        header, footer { display: flex; gap: 16px; align-items: center; padding: 8px 16px; background: var(--side); }
        header { border-bottom: 1px solid var(--line); }
        footer { border-top: 1px solid var(--line); }
        h1 { font-size: 14px; font-weight: 600; margin: 0; }
        h2 { font-size: 11px; font-weight: 600; margin: 16px 0 6px; color: var(--dim); letter-spacing: .02em; }
        #counts { flex: 1; display: flex; gap: 14px; flex-wrap: wrap; color: var(--dim); }
        #counts span { display: inline-flex; gap: 6px; align-items: center; }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: clamp(220px, 19vw, 270px) minmax(0, 1fr) clamp(280px, 27vw, 400px);
          grid-template-rows: minmax(0, 1fr); }
        nav, aside { overflow: auto; background: var(--side); padding: 12px; }
        nav { border-right: 1px solid var(--line); }
        aside { border-left: 1px solid var(--line); padding: 12px 16px; }
        #centre { min-width: 0; min-height: 0; display: flex; flex-direction: column; }
        #matrix { flex: none; max-height: 34%; overflow: auto; padding: 4px 16px 10px; }
        #matrix h2 { margin: 8px 0 2px; }
        table { border-collapse: collapse; }
        th, td { padding: 3px 8px 3px 0; text-align: center; vertical-align: middle; }
        th { font-weight: 400; color: var(--dim); font-size: 11px; line-height: 1.3; white-space: nowrap; }
        th:first-child { text-align: left; }
        #views { display: flex; gap: 2px; padding: 6px 12px; align-items: center; flex-wrap: wrap;
          border-block: 1px solid var(--line); }
        #views button { border-color: transparent; background: none; color: var(--dim); }
        #views button:hover { color: var(--text); }
        #views button[aria-pressed=true] { color: var(--pick); background: var(--pick-back); border-color: transparent; }
        #views .gap { width: 1px; height: 16px; margin: 0 6px; background: var(--line); }
        #zoom { color: var(--dim); padding: 0 8px; font-variant-numeric: tabular-nums; }
        #stage { flex: 1; min-height: 0; overflow: auto; padding: 12px; display: flex; gap: 16px; align-items: flex-start;
          background: var(--empty); }
        #stage figure:first-child { margin-left: auto; }
        #stage figure:last-child { margin-right: auto; }
        button, input { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--line);
          border-radius: 6px; padding: 3px 9px; }
        input[type=range] { padding: 0; accent-color: var(--pick); }
        button { cursor: pointer; }
        button:disabled { opacity: .5; cursor: default; }
        :focus-visible { outline: 2px solid var(--pick); outline-offset: 1px; }
        .group { display: block; width: 100%; text-align: left; margin: 0 0 4px; padding: 8px 10px; overflow-wrap: anywhere;
          border-color: transparent; background: none; border-radius: 8px; }
        .group:hover { background: var(--back); }
        .group[aria-current=true] { background: var(--back); border-color: var(--line); box-shadow: 0 1px 3px var(--shade); }
        .group small { display: flex; gap: 6px; align-items: center; color: var(--dim); font-size: 11px; margin-bottom: 2px; }
        .group.done { opacity: .5; }
        b { font-weight: 600; }
        .reason { display: block; color: var(--dim); }
        .dot { display: inline-block; width: 8px; height: 8px; border-radius: 50%; flex: none; background: var(--mark, var(--dim)); }
        .layout { --mark: #d6404a; } .paint { --mark: #dd8128; } .raster { --mark: #c8a415; } .audit { --mark: #8a5cd6; }
        .new { --mark: #34a853; } .gone { --mark: #6b7480; } .same { --mark: #9db4cf; } .record { --mark: #a3774a; }
        .broken { --mark: #b00020; }
        .thumb { padding: 0; border: 0; scroll-margin: 64px; border-radius: 4px; min-width: 20px; min-height: 20px; background: none;
          font-size: 11px; color: var(--dim); box-shadow: 0 0 0 2px var(--mark, var(--line)); overflow: hidden; }
        .thumb img { display: block; max-width: 84px; max-height: 84px; border-radius: 3px; }
        .thumb:not(.quiet):not(:has(img)) { padding: 2px 8px; }
        .thumb.quiet { min-width: 10px; min-height: 10px; width: 10px; height: 10px; border-radius: 50%; box-shadow: none;
          background: var(--mark, var(--line)); opacity: .55; }
        .thumb[aria-current=true] { outline: 3px solid var(--pick); outline-offset: 3px; opacity: 1; }
        .thumb.chosen::after { content: "✓"; display: block; color: var(--pick); font-weight: bold; }
        .pane { position: relative; flex: none; background: var(--back); box-shadow: 0 1px 6px var(--shade); }
        .pane img { display: block; image-rendering: pixelated; }
        .pane img + img { position: absolute; left: 0; top: 0; }
        .pane.absent { padding: 24px; color: var(--dim); }
        figure { margin: 0; flex: none; }
        figcaption { color: var(--dim); font-size: 11px; padding-bottom: 4px; }
        .box { position: absolute; pointer-events: none; display: none; }
        .frames .box { display: block; outline: 1px solid #0a84ff; outline-offset: -1px; }
        .frames .box.old { outline: 1px dashed #ff375f; }
        .box.lit, .frames .box.lit { display: block; outline: 2px solid var(--lit); background: #ff9f0a33; }
        pre { margin: 0 0 12px; font: 11.5px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-x: auto; }
        pre div { white-space: pre; width: max-content; min-width: 100%; padding: 0 4px; }
        .minus { color: var(--gone); background: var(--gone-back); }
        .plus { color: var(--come); background: var(--come-back); }
        #tree div[tabindex] { cursor: default; }
        #tree .property { color: var(--dim); }
        #tree .moved { font-weight: 700; }
        #tree .lit { background: #ff9f0a40; }
        #key { margin-top: 0; overflow-wrap: anywhere; }
        #cause { font-size: 15px; line-height: 1.35; margin: 0 0 12px; overflow-wrap: anywhere; }
        #why { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin: 0; overflow-wrap: anywhere; }
        dt { color: var(--dim); } dd { margin: 0; } dd div + div { margin-top: 1px; }
        #command { flex: 1; overflow: auto; white-space: nowrap; user-select: all;
          font: 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
        #keys { color: var(--dim); font-size: 11px; }
        #said { color: var(--gone); }
        @media (max-width: 1100px) { #keys { display: none; } }
        @media (max-width: 900px) { body { height: auto; min-height: 100vh; } main { display: block; }
          header { flex-wrap: wrap; } header input { flex: 1 1 120px; min-width: 0; }
          nav { max-height: 34vh; border: 0; border-bottom: 1px solid var(--line); } aside { border: 0; }
          #matrix { max-height: 40vh; } #stage { flex: none; height: 62vh; }
          footer { position: sticky; bottom: 0; gap: 8px; border-top: 1px solid var(--line); } }
        """#
}
