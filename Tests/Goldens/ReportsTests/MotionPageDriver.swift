/// Plays the recording of `MotionReport` by keys and pointer, and replaces the page by a line for each expectation.
enum MotionPageDriver {
    static let script = #"""
        const out = [];
        const check = (name, ok) => out.push((ok ? "met " : "failed ") + name);
        const key = (k, target = document.body) => target.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true, cancelable: true }));
        const wait = ms => new Promise(r => setTimeout(r, ms));
        const time = () => element("time").textContent, now = () => recording(state.variant)?.[2];
        const isPlaying = () => element("play").ariaLabel === "Pause opening";
        (async () => {
          await wait(300);
          check("starts at the first moment of the cause, still", now() === 2 && time() === "150 ms" && !isPlaying());
          check("all moments are told", element("count").textContent === "3 of 5" && element("marks").children.length === 5
            && element("moment").ariaValueText === "150 ms, layout");
          check("moments are one thumb", document.querySelectorAll(".thumb").length === 1 && document.querySelector(".film").title === "opening: 2 moments, 2 changed");
          check("a recording is one variant", [...document.querySelectorAll(".group small")].map(text => text.textContent.split(" · ").at(-1)).join() === "1 variant,2 variants"
            && element("counts").textContent.includes("1 layout"));
          key("ArrowRight"); key("ArrowRight"); check("arrow to what is the same", now() === 4 && time() === "300 ms");
          check("the same is old and new", document.querySelectorAll("#stage img").length === 2
            && document.querySelectorAll("#stage img")[0].src === document.querySelectorAll("#stage img")[1].src);
          key("ArrowRight"); check("the last stays", now() === 4);
          check("other keys go on", state.group === 0); key("j"); check("j is back in the cause", now() === 2);
          element("moment").value = 1; element("moment").oninput({ target: element("moment") });
          check("slider", now() === 1 && time() === "75 ms" && element("key").textContent.endsWith("opening"));
          element("moment").focus(); key("ArrowLeft", element("moment")); check("a slider has its arrows itself", now() === 1);
          element("moment").blur();
          const seen = new Set(); let pairs = true;
          key(" "); check("space plays", isPlaying());
          for (let tick = 0; tick < 40; tick += 1) {
            seen.add(now()); await wait(50);
            const [old, last] = [...document.querySelectorAll("#stage img")].map(image => image.src);
            pairs &&= old === address(picture(state.variant, "old")) && last === address(picture(state.variant, "new"));
          }
          check("all moments play, again and again", seen.size === 5 && isPlaying());
          check("old and new are of one moment", pairs);
          key("s"); await wait(200); check("other views play", isPlaying() && document.querySelectorAll("#stage img.old + img.new").length === 1);
          key("0"); key(" "); const at = now(); await wait(1300);
          check("space pauses", !isPlaying() && now() === at && time() === `${75 * at} ms`);
          element("play").onclick(); check("button plays", isPlaying()); key("K"); key("j");
          check("looking at something else stops", !isPlaying());
          key("J"); check("all: a step and a recording", document.querySelectorAll(".thumb").length === 2
            && document.querySelectorAll("#matrix th").length === 4 && document.querySelector(".film").title === "opening: 5 moments, 2 changed");
          show(state.group, data.variants.findIndex(({ step }) => step[1] === "start"));
          check("a step has no player", element("player").hidden); key(" "); check("and does not play", playing === 0);
          check("no scroll of body", document.documentElement.scrollHeight <= innerHeight);
          document.body.replaceChildren(make("pre", { id: "out" }, [...out, "end"].join("\n")));
        })();
        """#

    /// With reduced motion, it plays slowly, and once.
    static let calm = #"""
        (async () => {
          const out = [], wait = ms => new Promise(r => setTimeout(r, ms));
          const check = (name, ok) => out.push((ok ? "met " : "failed ") + name);
          await wait(300); check("less motion is wanted", calm.matches);
          play(); const first = recording(state.variant)[2]; await wait(500);
          check("moments stay", recording(state.variant)[2] === first && playing !== 0);
          await wait(3000); check("it ends", recording(state.variant)[2] === 4 && playing === 0);
          document.body.replaceChildren(make("pre", { id: "out" }, [...out, "end"].join("\n")));
        })();
        """#
}
