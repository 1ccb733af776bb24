/**
 * Preloaded by `node --import …/fake-clock.mjs?2026-12-22`: sets the clock of the process, its workers and its
 * children to noon of that day. A build has no other way to get another day, so none does by accident.
 */
const Clock = Date;
const day = new URL(import.meta.url).search.slice(1);
const ahead = Clock.parse(`${day}T12:00:00-06:00`) - Clock.now();
if (Number.isNaN(ahead)) throw new Error(`«${day}» no es un día como 2026-12-22.`);

globalThis.Date = new Proxy(Clock, {
  construct: (target, given, from) => Reflect.construct(target, given.length > 0 ? given : [Clock.now() + ahead], from),
  get: (target, name) => (name === "now" ? () => Clock.now() + ahead : Reflect.get(target, name)),
});
