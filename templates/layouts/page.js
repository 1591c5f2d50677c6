// Saves reloading: a link of a board or a form of the club's own is fetched, and its page takes the
// place of this one. Whatever fails is left to the browser, so nothing depends on this.
"use strict";

const main = () => document.getElementById("main");
const said = () => document.getElementById("said");

async function show(address, sent) {
  const answer = await fetch(address, sent);
  if (!answer.headers.get("Content-Type")?.startsWith("text/html")) {
    throw new Error("not a page");
  }
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const focus = document.activeElement?.value;
  for (const part of ["header", "#main", "footer"]) {
    const [here, there] = [document.querySelector(part), page.querySelector(part)];
    if (here && there) here.replaceWith(there);
  }
  document.title = page.title;
  // After a form, what was chosen before is in no address any more.
  if (sent && !answer.redirected) history.replaceState({}, "", location.pathname);
  else history.pushState({}, "", answer.url);
  const next = sent ? null : main().querySelector("button.main") ??
    [...main().querySelectorAll(".grid button")].find((square) => square.value === focus) ??
    main().querySelector(".grid button");
  (next ?? main()).focus({ preventScroll: true });
  arrange();
  const prompt = sent ? null : main().querySelector(".prompt");
  const preview = main().querySelector("button.main");
  const told = prompt && !preview ? [prompt] : [...main().querySelectorAll(".headline, .lines p")];
  said().textContent = told.slice(0, 4).map((one) => one.textContent).join(" ");
}

function isOurs(address) {
  return new URL(address, location).origin === location.origin;
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("#main .moves a, #main .row a[rel], #main .steps a[href^='/game/']");
  if (!link || !isOurs(link.href) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(link.href).catch(() => location.assign(link.href));
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  const button = event.submitter;
  if (!form.closest("#main") || !isOurs(form.action)) return;
  const fields = new URLSearchParams(new FormData(form, button));
  event.preventDefault();
  if (form.method === "get") {
    const address = new URL(form.action);
    address.search = fields;
    show(address).catch(() => location.assign(address));
    return;
  }
  // A form that failed is sent again by the browser: it has the same number, and is done once.
  show(form.action, { method: "POST", body: fields }).catch(() => {
    if (button?.name) {
      const kept = document.createElement("input");
      Object.assign(kept, { type: "hidden", name: button.name, value: button.value });
      form.append(kept);
    }
    form.submit();
  });
});

addEventListener("popstate", () => location.reload());

// On a board, the arrow keys go from square to square; elsewhere they go through the moves.
document.addEventListener("keydown", (event) => {
  const steps = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  const step = steps[event.key];
  if (!step || event.target.matches("input, select, textarea")) return;
  const cell = event.target.closest(".grid td");
  if (!cell) {
    const link = main().querySelector(`a[rel="${step[1] < 0 ? "prev" : "next"}"]`);
    if (step[1] && link) {
      event.preventDefault();
      link.click();
    }
    return;
  }
  event.preventDefault();
  const rows = [...cell.closest("tbody").rows].map((row) => [...row.querySelectorAll("td")]);
  let rank = rows.findIndex((row) => row.includes(cell));
  let file = rows[rank].indexOf(cell);
  for (;;) {
    rank += step[0];
    file += step[1];
    const next = rows[rank]?.[file]?.firstElementChild;
    if (!next) return;
    next.tabIndex = 0;
    next.focus();
    return;
  }
});

// One square of a board can be reached by the Tab key; the others by arrows.
function arrange() {
  for (const grid of document.querySelectorAll(".grid")) {
    const squares = [...grid.querySelectorAll("button")];
    squares.forEach((square, place) => { square.tabIndex = place === 0 ? 0 : -1; });
  }
}

arrange();
