/// Drives the page of `DrawnReport` by its keys and pointer, and replaces it by a line for each expectation.
enum PageDriver {
    static let script = #"""
        const out = [];
        const check = (name, ok) => out.push((ok ? "met " : "failed ") + name);
        const key = k => document.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true }));
        const title = () => element("key").textContent;
        const wait = ms => new Promise(r => setTimeout(r, ms));
        (async () => {
          await wait(300);
          check("starts at first", title() === "badge-detail/w320-longest");
          key("j"); check("j", title() === "badge-detail/w375-longest");
          key("k"); key("k"); check("k stops", title() === "badge-detail/w320-longest");
          key("j"); key("j"); key("j"); check("j into next cause", title() === "badge-detail/w320-typical" && state.group === 1);
          check("command of keys", element("command").textContent === "layoutsim accept badge-detail/w320-typical badge-detail/w375-typical badge-detail/w414-typical");
          key("K"); check("K", state.group === 0);
          key("A"); check("A chooses", element("command").textContent === "layoutsim accept --group 7c1f" && document.querySelectorAll(".chosen").length === 3);
          key("a"); check("a drops one", element("command").textContent === "layoutsim accept badge-detail/w375-longest badge-detail/w414-longest");
          key("J"); key("a"); check("across causes", element("command").textContent === "layoutsim accept badge-detail/w320-typical badge-detail/w375-longest badge-detail/w414-longest");
          key("K"); key("a"); check("group and key", element("command").textContent === "layoutsim accept --group 7c1f && layoutsim accept badge-detail/w320-typical");
          for (const [k, n, panes] of [["1", 1, 1], ["2", 1, 1], ["3", 1, 1], ["0", 2, 2], ["s", 2, 1], ["n", 2, 1], ["b", 2, 1]]) {
            key(k); check("view " + k, document.querySelectorAll("#stage img").length === n && document.querySelectorAll(".pane").length === panes);
          }
          await wait(800); const top = document.querySelector("img.old + img.new");
          const a = top.style.visibility; await wait(700); check("blinks", a !== top.style.visibility);
          key("n"); check("onion", document.querySelector("img.old + img.new").style.opacity === "0.5");
          key("s"); await wait(100); check("swipe", document.querySelector("img.old + img.new").style.clipPath.includes("50%"));
          key("0"); await wait(200);
          const img = document.querySelector("#stage img");
          check("actual size", Math.abs(img.getBoundingClientRect().width * devicePixelRatio - img.naturalWidth) < 0.01);
          check("zoom is told", element("zoom").textContent === "actual size");
          key("o"); check("frames", getComputedStyle(document.querySelector(".box")).display === "block"); key("o");
          check("no frames", getComputedStyle(document.querySelector(".box")).display === "none");
          const line = document.querySelectorAll("#tree div")[3]; line.onmouseenter();
          check("tree lights both", document.querySelectorAll(".box.lit").length === 2 && document.querySelectorAll("#tree .lit")[0].dataset.line === "2");
          line.onmouseleave(); check("goes out", document.querySelectorAll(".lit").length === 0);
          const c = document.querySelectorAll("#tree div")[5]; c.onmouseenter(); check("constraints light none", document.querySelectorAll(".lit").length === 0);
          const pane = document.querySelectorAll(".pane")[1]; const b = pane.getBoundingClientRect();
          pane.onmousemove({ clientX: b.left + 60 / devicePixelRatio, clientY: b.top + 150 / devicePixelRatio });
          check("picture lights tree", document.querySelector("#tree .lit")?.dataset.line === "2" && document.querySelectorAll(".box.lit").length === 2);
          pane.onmousemove({ clientX: b.left + 5, clientY: b.top + 5 }); check("root", document.querySelector("#tree .lit")?.dataset.line === "0");
          key("+"); await wait(100); check("zoom", Math.abs(document.querySelector("#stage img").getBoundingClientRect().width * devicePixelRatio - 640) < 0.01); key("-");
          element("filter").value = "w414"; element("filter").oninput({ target: element("filter") });
          check("filter", document.querySelectorAll(".thumb").length === 1); key("J"); check("filter J", title() === "badge-detail/w414-typical");
          element("filter").value = ""; element("filter").oninput({ target: element("filter") });
          key("J"); check("all", groups[state.group] === all && document.querySelectorAll(".thumb").length === 26);
          check("same is quiet", document.querySelectorAll(".thumb.quiet").length === 20 && document.querySelectorAll(".thumb.quiet img").length === 0);
          check("columns in order", [...document.querySelectorAll("#matrix th")].map(th => th.textContent).join(" ").includes("w320 w375 w414"));
          check("hash", location.hash === "#" + encodeURIComponent(title()));
          check("no scroll of body", document.documentElement.scrollHeight <= innerHeight);
          document.body.replaceChildren(make("pre", { id: "out" }, [...out, "end"].join("\n")));
        })();
        """#
}
