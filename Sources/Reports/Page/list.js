// The counts, the list of causes on the left, and the footer.
function drawCounts() {
  const counts = new Map();
  for (const { outcome } of data.variants) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  element("counts").replaceChildren(...[...counts].map(([outcome, count]) =>
    make("span", {}, make("span", { className: "dot " + outcome }), `${count} ${outcome}`)));
}
function drawGroups() {
  element("groups").replaceChildren(...groups.map((group, place) => {
    const count = shown(place).length;
    const button = make("button", { className: "group", hidden: count === 0 && group !== all },
      make("small", {}, make("span", { className: "dot " + group.outcome }),
        [group.id, group.outcome, counted(count, "variant")].filter(Boolean).join(" · ")),
      ...sentence(group));
    button.ariaCurrent = place === state.group;
    button.classList.toggle("done", isDecided(group));
    button.onclick = () => show(place, shown(place)[0] ?? state.variant);
    return button;
  }));
}
const isDecided = group => group !== all && group.variants.every(place => data.variants[place].decided);
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
// The change, and its reason below it.
function sentence({ change, reason }) {
  return [make("b", {}, change), ...(reason ? [make("span", { className: "reason" }, reason)] : [])];
}
function drawChoice() {
  for (const thumb of document.querySelectorAll(".thumb")) {
    thumb.classList.toggle("chosen", state.chosen.has(Number(thumb.dataset.place)));
  }
  const count = state.chosen.size;
  element("choose").textContent = count === 0 ? "this cause" : `${count} chosen`;
  element("command").textContent = command() || "nothing to accept";
}
element("choose").onclick = () => choose(groups[state.group].variants);
element("copy").onclick = () => navigator.clipboard.writeText(command());
element("filter").oninput = event => {
  state.filter = event.target.value.toLowerCase();
  drawGroups();
  drawMatrix();
};
