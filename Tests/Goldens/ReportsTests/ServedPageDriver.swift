/// Accepts and rejects on the served page of `DrawnReport`, with a server that rejects the second request.
enum ServedPageDriver {
    static let script = #"""
        const out = [], asked = [];
        const check = (name, ok) => out.push((ok ? "met " : "failed ") + name);
        const key = k => document.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true }));
        const wait = ms => new Promise(r => setTimeout(r, ms));
        let answers = [];
        const answer = (status, said, more = {}) => answers.push([status, { said, variants: [], undoable: 0, faults: [], ...more }]);
        window.fetch = async (path, { method, body }) => {
          asked.push([path, method, JSON.parse(body)]);
          const [status, object] = answers.shift();
          return new Response(JSON.stringify(object), { status });
        };
        const reloaded = [];
        reload = text => reloaded.push(text);
        const keysOf = ([, , { variants }]) => variants.map(({ key }) => key).join();
        const names = (content, ...widths) => widths.map(width => `badge-detail/w${width}-${content}`).join();
        (async () => {
          await wait(300);
          check("buttons", !element("accept").hidden && !element("reject").hidden && element("copy").hidden && element("undo").hidden);
          element("filter").value = "w375"; element("filter").oninput({ target: element("filter") });
          answer(200, "accepted 1", { undoable: 1 }); key("a"); await wait(50);
          check("what is hidden is not accepted", asked[0].slice(0, 2).join() === "accept,POST" && keysOf(asked[0]) === names("longest", 375));
          check("what was shown is told", asked[0][2].variants[0].digest === data.variants.find(({ key }) => key === names("longest", 375)).digest
            && /^[0-9a-f]{32}$/.test(asked[0][2].variants[0].digest));
          element("filter").value = ""; element("filter").oninput({ target: element("filter") });
          key("K"); check("marks a part", document.querySelectorAll(".thumb.accepted").length === 1 && element("groups").textContent.includes("1 of 3 decided"));
          answer(200, "accepted 2", { undoable: 2 }); key("a"); await wait(50);
          check("accepts the rest", keysOf(asked[1]) === names("longest", 320, 414));
          check("marks it", document.querySelectorAll(".group.done").length === 1 && element("groups").textContent.includes("accepted"));
          check("goes on", state.group === 1 && element("said").textContent === "accepted 2");
          check("progress", element("total").textContent === "6 of 26 changed, 3 decided");
          answer(200, "took 2 back", { variants: names("longest", 320, 414).split(",") }); key("u"); await wait(50);
          check("takes back", asked[2][0] === "undo" && state.group === 0 && document.querySelectorAll(".thumb.accepted").length === 1 && element("undo").hidden);
          key("u"); await wait(50); check("nothing more to take back", asked.length === 3);
          answer(409, "other contents", { problem: "stale" }); key("a"); await wait(50);
          check("loads anew what is stale", reloaded.join() === "other contents" && document.querySelectorAll(".group.done").length === 0);
          answer(409, "a fault", { problem: "fault", faults: ["truncated title"] }); key("a"); await wait(50);
          check("asks for a reason", element("waiver").open && element("faults").textContent === "truncated title");
          element("waive").requestSubmit(); await wait(50); check("a reason is needed", element("waiver").open && asked.length === 5);
          element("reason").value = "short on purpose";
          answer(200, "accepted 2", { undoable: 2 }); element("waive").requestSubmit(); await wait(50);
          check("gives the reason", asked[5][2].waiver === "short on purpose" && keysOf(asked[5]) === names("longest", 320, 414) && !element("waiver").open);
          data.variants.find(({ key }) => key === names("typical", 414)).faults.push("ambiguous patch");
          key("c"); answer(409, "the disk is full"); key("r"); await wait(50);
          check("rejects what is chosen", asked[6][0] === "reject" && keysOf(asked[6]) === names("typical", 320));
          check("says why not", element("said").textContent === "the disk is full" && state.chosen.size === 1);
          check("nothing is decided", document.querySelectorAll(".group.done").length === 1);
          key("C"); key("a"); await wait(50);
          check("known faults are asked about first", asked.length === 7 && element("waiver").open && element("faults").textContent === "ambiguous patch");
          element("waiver").close(); answer(200, "rejected 3", { undoable: 2 }); element("reject").click(); await wait(50);
          check("all of it", asked.length === 8 && asked[7][2].variants.length === 3 && document.querySelectorAll(".thumb.rejected").length === 3);
          check("ends", element("said").textContent === "everything is decided; layoutsim quits in 20 seconds" && !element("finish").hidden);
          key("a"); await wait(50); check("nothing more to ask", asked.length === 8);
          answer(200, "everything is decided"); element("finish").click(); await wait(50);
          check("finishes", asked[8][0] === "finish" && element("said").textContent === "everything is decided; layoutsim has quit");
          document.body.replaceChildren(make("pre", { id: "out" }, [...out, "end"].join("\n")));
        })();
        """#
}
