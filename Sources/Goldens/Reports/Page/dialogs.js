// The keys, the reason of a waiver, and the map of all windows.
const legend = [
  ["j k", "next and previous variant"], ["J K", "next and previous cause"], ["0", "old and new side by side"],
  ["1 2 3", "old, new, difference"], ["s n b", "swipe, onion skin, blink"], ["o", "frames of all views"],
  ["space ← →", "play a recording, its moments"],
  ["f + −", "actual size, larger, smaller"], ["c C", "choose a variant, all of the cause"],
  ...(isServed ? [["a r", "accept, reject"], ["u", "take the last accept back"]] : [["a A", "choose, as c and C"]]),
  ["/", "filter"], ["?", "these keys"]];
element("legend").replaceChildren(...legend.flatMap(([keys, text]) =>
  [make("dt", {}, ...keys.split(" ").map(key => make("kbd", {}, key))), make("dd", {}, text)]));
const isOpen = () => document.querySelector("dialog[open]") !== null;
function toggleHelp() { element("help").open ? element("help").close() : element("help").showModal(); }
element("keys").onclick = toggleHelp;
// A click on what is around a dialog closes it.
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.onclick = event => { if (event.target === dialog) dialog.close(); };
}
for (const button of document.querySelectorAll("dialog .close")) button.onclick = () => button.closest("dialog").close();
function showMap(properties) {
  element("enlarged").replaceChildren(make("img", properties));
  element("map").showModal();
}
function askForWaiver(faults) {
  element("faults").replaceChildren(...faults.map(fault => make("li", {}, fault)));
  element("waiver").showModal();
  element("reason").focus();
}
element("waive").onsubmit = event => {
  event.preventDefault();
  const reason = element("reason").value.trim();
  if (reason === "") return;
  element("waiver").close();
  element("reason").value = "";
  decide("accept", reason);
};
