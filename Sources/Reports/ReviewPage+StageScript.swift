extension ReviewPage {
    /// The pictures at real pixels in the chosen view, with the frames of views on them.
    static let stageScript = #"""
        const views = { both: ["0", "2-up"], old: ["1", "old"], new: ["2", "new"], difference: ["3", "difference"],
          swipe: ["s", "swipe"], onion: ["n", "onion skin"], blink: ["b", "blink"] };
        const panes = { both: [["old"], ["new"]], old: [["old"]], new: [["new"]], difference: [["difference"]],
          swipe: [["old", "new"]], onion: [["old", "new"]], blink: [["old", "new"]] };
        const names = { old: "expected", new: "actual", difference: "difference" };
        let timer = 0;
        function drawViews() {
          const buttons = Object.entries(views).map(([view, [key, name]]) => {
            const button = make("button", { title: `key ${key}`, onclick: () => look(view) }, name);
            button.ariaPressed = state.view === view;
            return button;
          });
          const frames = make("button", { title: "key o", onclick: toggleFrames }, "frames");
          frames.ariaPressed = state.frames;
          const share = make("input", { type: "range", id: "share", min: 0, max: 100, value: 50, oninput: drawShare,
            hidden: !["swipe", "onion"].includes(state.view) });
          share.ariaLabel = "How much of the new picture shows";
          element("views").replaceChildren(...buttons, frames, make("span", {}, `zoom ${state.zoom}`), share);
        }
        function look(view) { state.view = view; drawStage(); }
        function toggleFrames() { state.frames = !state.frames; drawStage(); }
        function zoom(factor) { state.zoom = Math.min(8, Math.max(0.25, state.zoom * factor)); drawStage(); }
        function drawStage() {
          drawViews();
          clearInterval(timer);
          const stage = element("stage");
          stage.className = state.frames ? "frames" : "";
          stage.replaceChildren(...(variant() ? panes[state.view].map(figure) : []));
          if (state.view === "blink") timer = setInterval(blink, 600);
          drawShare();
        }
        function figure(kinds) {
          const present = kinds.filter(kind => variant().pictures[kind] !== null);
          const caption = make("figcaption", {}, kinds.map(kind => names[kind]).join(" and "));
          if (present.length === 0) {
            return make("figure", {}, caption, make("div", { className: "pane absent" }, "no picture"));
          }
          const pane = make("div", { className: "pane" }, ...present.map(kind => {
            const picture = make("img", { className: kind, alt: names[kind], src: address(variant().pictures[kind]) });
            picture.onload = () => size(picture);
            return picture;
          }));
          const framed = kinds.map(kind => kind === "difference" ? "new" : kind);
          pane.append(...framed.flatMap(boxes));
          pane.onmousemove = event => light(viewAt(event, pane, framed), true);
          pane.onmouseleave = () => light(-1, false);
          return make("figure", {}, caption, pane);
        }
        const pixel = () => state.zoom / devicePixelRatio;
        function size(picture) {
          picture.style.width = picture.naturalWidth * pixel() + "px";
          picture.style.height = picture.naturalHeight * pixel() + "px";
        }
        function boxes(kind) {
          return variant().tree.flatMap((line, place) => {
            if (line[kind] === null) return [];
            const box = make("div", { className: "box " + kind });
            const [left, top, width, height] = line[kind].map(length => length * pixel() + "px");
            Object.assign(box.style, { left, top, width, height });
            box.dataset.line = place;
            return [box];
          });
        }
        function viewAt(event, pane, kinds) {
          const bounds = pane.getBoundingClientRect();
          const x = (event.clientX - bounds.left) / pixel(), y = (event.clientY - bounds.top) / pixel();
          let found = -1, area = Infinity;
          variant().tree.forEach((line, place) => {
            for (const rect of kinds.map(kind => line[kind]).filter(Boolean)) {
              const isInside = x >= rect[0] && y >= rect[1] && x < rect[0] + rect[2] && y < rect[1] + rect[3];
              // Of equal frames the later one lies in front.
              if (isInside && rect[2] * rect[3] <= area) { found = place; area = rect[2] * rect[3]; }
            }
          });
          return found;
        }
        function drawShare() {
          const top = document.querySelector(".pane img.old + img.new");
          if (!top) return;
          const share = element("share").value;
          top.style.clipPath = state.view === "swipe" ? `inset(0 0 0 ${100 - share}%)` : "";
          top.style.opacity = state.view === "onion" ? share / 100 : 1;
        }
        function blink() {
          const top = document.querySelector(".pane img.old + img.new");
          if (top) top.style.visibility = top.style.visibility === "hidden" ? "visible" : "hidden";
        }
        """#
}
