import { expect, test } from "vitest";
import { buildLead, leadErrorMessages, validateLead } from "./lead.ts";

const tickedBoxes = { Terminos: true, CheckPublicidad: true };
const build = (Name: string, Email: string) => {
  const lead = buildLead({ Name, Email, ...tickedBoxes }, "MKT-1");
  return [lead.Name, lead.Email];
};

test.each([
  ["  Ana   López ", " ana@wim.mx ", "Ana López", "ana@wim.mx"],
  ["Ana\u202egro.mx", "ana\u200b@wim.mx", "Anagro.mx", "ana@wim.mx"],
  ["\ufeffJosé\u00ad", "\u2067ana@wim.mx\u2069", "José", "ana@wim.mx"],
  ["López, Ana <jefa>", "<ana@wim.mx>,", "López Ana jefa", "ana@wim.mx"],
  ["Ana 👩\u200d🚀", "a\u200dna@wim.mx;", "Ana 👩\u200d🚀", "ana@wim.mx"],
  ["ñandú O'Hara-Ruiz", "o'hara+wim@correo.com.mx", "ñandú O'Hara-Ruiz", "o'hara+wim@correo.com.mx"],
])("normalises %j and %j to %j and %j", (name, email, plainly, address) => {
  expect(build(name, email)).toEqual([plainly, address]);
  expect(build(plainly, address)).toEqual([plainly, address]);
});

test.each(["a,b@c.mx", "a;b@c.mx", "ana b@c.mx", "a?bcc=b@c.co", "a%0d%0abcc:x@b.co", "a@b.mx b@c.mx", "a\ufffd@b.m"])(
  "refuses %s, which a mailing tool would take for more than one address",
  (Email) => {
    expect(validateLead({ Name: "Ana", Email, ...tickedBoxes })).toEqual({ Email: leadErrorMessages.emailInvalid });
  },
);

test.each(["", " ", "\u200b", "\u3164", "\u200d", "<>", "\u202e\u2066"])("does not accept %j as a name", (Name) => {
  expect(validateLead({ Name, Email: "ana@wim.mx", ...tickedBoxes })).toEqual({ Name: leadErrorMessages.nameRequired });
});
