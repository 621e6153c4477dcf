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
          const sides = [...document.querySelectorAll(".swipe .name")], middle = document.querySelector(".divider").getBoundingClientRect();
          check("halves have names", sides.map(side => side.textContent).join() === "old,new"
            && sides[0].getBoundingClientRect().right <= middle.left + 2 && sides[1].getBoundingClientRect().left >= middle.right - 2);
          setShare(100); check("only the new half has a name", sides[0].hidden && !sides[1].hidden); setShare(50);
          key("0"); await wait(200);
          const img = document.querySelector("#stage img");
          check("actual size", Math.abs(img.getBoundingClientRect().width * devicePixelRatio - img.naturalWidth) < 0.01);
          check("zoom is told", element("zoom").textContent === "actual size");
          const map = document.querySelector("button.map");
          check("map of all windows", map.querySelector("img").src.startsWith("data:image/png;base64,"));
          map.click(); check("map enlarges", element("map").open && document.querySelector("#map img").src === map.querySelector("img").src);
          document.querySelector("#map .close").click(); check("map closes", !element("map").open);
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
          const find = text => { element("filter").value = text; element("filter").oninput({ target: element("filter") }); };
          show(0, 0); check("two are chosen", state.chosen.size === 4);
          find("w414"); check("filter", document.querySelectorAll(".thumb").length === 1);
          check("what is hidden is not chosen", state.chosen.size === 1 && element("command").textContent === "layoutsim accept badge-detail/w414-longest");
          check("what is hidden is not looked at", title() === "badge-detail/w414-longest");
          key("A"); check("chosen no more", state.chosen.size === 0 && element("choose").textContent === "1 of 3 of this cause"
            && element("command").textContent === "layoutsim accept badge-detail/w414-longest");
          key("J"); check("filter J", title() === "badge-detail/w414-typical");
          find("w414 longest"); check("all words", title() === "badge-detail/w414-longest" && state.group === 0);
          find("nowhere"); check("nothing is left", state.variant === null && element("command").textContent === "nothing to accept"
            && element("stage").textContent === "no variant" && element("groups").textContent.includes("nothing matches"));
          key("a"); key("A"); key("c"); key("j"); key("0"); check("nothing is chosen", state.chosen.size === 0 && decidable().length === 0);
          find("7c1f"); check("ids are found", shown(0).length === 3 && shown(1).length === 0);
          find(""); check("all is back", state.group === 0 && title() === "badge-detail/w320-longest" && command() === "layoutsim accept --group 7c1f");
          key("J");
          key("J"); check("all", groups[state.group] === all && document.querySelectorAll(".thumb").length === 26);
          check("same is quiet", document.querySelectorAll(".thumb.quiet").length === 20 && document.querySelectorAll(".thumb.quiet img").length === 0);
          check("columns in order", [...document.querySelectorAll("#matrix th")].map(th => th.textContent).join(" ").includes("w320 w375 w414"));
          check("hash", location.hash === "#" + encodeURIComponent(title()));
          const list = element("groups"); list.style.cssText = "flex: none; height: 50px";
          const isSeen = () => { const [a, b] = [document.querySelector(".group[aria-current=true]"), list].map(part => part.getBoundingClientRect());
            return a.top >= b.top - 1 && a.top < b.bottom - 20; };
          key("K"); check("list follows K", isSeen()); key("K"); check("list follows K again", state.group === 0 && isSeen());
          key("J"); check("list follows J", isSeen()); key("K"); list.style.cssText = "";
          const cards = [...document.querySelectorAll(".card")];
          check("a card for each cause", cards.map(card => card.querySelector("h3").textContent).join() === "Cause 1 of 2,Cause 2 of 2,Cause not proven,Windows of other widths,Pixels,Windows of all sizes");
          const bar = document.querySelector(".widths .line");
          check("the widths at which frames change are a bar", [...bar.querySelectorAll(".changed")].map(part => [part.offsetLeft, part.offsetWidth].map(length => Math.round(length / bar.offsetWidth * 100))).join() === "0,25,50,50");
          check("devices are dots", [...bar.querySelectorAll(".dot")].some(dot => dot.title === "iphone-6: 375 points" && Math.abs((dot.offsetLeft + 2) / bar.offsetWidth - 55 / 1080) < 0.01));
          check("cause, effect and proof are together", ["title text", "patch.y 40 → 58", "with it reverted", "title.height +18"].every(text => cards[0].textContent.includes(text))
            && ["patch background", "painted differently", "with it reverted"].every(text => cards[1].textContent.includes(text))
            && cards.slice(0, 2).every(card => card.classList.contains("proven")) && !cards[2].classList.contains("proven"));
          check("pixels are told", element("verdict").textContent === "900 px changed"); key("J");
          check("no pixel differs", element("verdict").textContent === "no pixel differs" && document.querySelector(".card.pixels").textContent.includes("no pixel differs"));
          const columns = document.querySelector("main"); columns.style.gridTemplateColumns = `200px ${170 + 160 / devicePixelRatio}px 1fr`; size();
          const [left, right] = [...document.querySelectorAll("#stage figure")].map(figure => figure.getBoundingClientRect());
          check("wide pictures are stacked", right.top >= left.bottom && left.width * devicePixelRatio > 280); columns.style.gridTemplateColumns = ""; size();
          check("changes are counted", element("total").textContent === "6 of 26 changed");
          check("run and commit", element("about").textContent === "run 12main1eb7cd2a0 + changes2026-11-22 06:20");
          key("?"); check("keys are shown", element("help").open && element("legend").textContent.includes("swipe, onion skin, blink"));
          key("j"); check("keys of the page rest", title() === "badge-detail/w320-typical"); key("?"); check("keys are hidden", !element("help").open);
          check("no scroll of body", document.documentElement.scrollHeight <= innerHeight);
          document.body.replaceChildren(make("pre", { id: "out" }, [...out, "end"].join("\n")));
        })();
        """#
}
