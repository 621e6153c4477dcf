/// Accepts and rejects on the served page of `DrawnReport`, with a server of its own that refuses the second request.
enum ServedPageDriver {
    static let script = #"""
        const out = [], asked = [];
        const check = (name, ok) => out.push((ok ? "met " : "failed ") + name);
        const key = k => document.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true }));
        const wait = ms => new Promise(r => setTimeout(r, ms));
        window.fetch = async (path, { method, body }) => {
          asked.push([path, method, body]);
          return new Response(asked.length === 2 ? "the disk is full" : "accepted 3", { status: asked.length === 2 ? 409 : 200 });
        };
        (async () => {
          await wait(300);
          check("buttons", !element("accept").hidden && !element("reject").hidden && element("copy").hidden);
          key("a"); await wait(50);
          check("accepts the cause", String(asked[0]) === "accept,POST," + ["w320", "w375", "w414"].map(w => `badge-detail/${w}-longest`).join("\n"));
          check("marks it", document.querySelectorAll(".group.done").length === 1);
          check("goes on", state.group === 1 && element("said").textContent === "accepted 3");
          key("c"); key("r"); await wait(50);
          check("rejects what is chosen", String(asked[1]) === "reject,POST,badge-detail/w320-typical");
          check("says why not", element("said").textContent === "the disk is full" && state.chosen.size === 1);
          check("nothing is decided", document.querySelectorAll(".group.done").length === 1);
          key("C"); element("accept").click(); await wait(50);
          check("all of it", asked.length === 3 && asked[2][2].split("\n").length === 3);
          check("ends", element("said").textContent.includes("everything is decided"));
          key("a"); await wait(50); check("nothing more to ask", asked.length === 3);
          document.body.replaceChildren(make("pre", { id: "out" }, [...out, "end"].join("\n")));
        })();
        """#
}
