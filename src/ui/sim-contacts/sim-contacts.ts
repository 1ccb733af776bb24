/** Outlines of the four contacts of a SIM's chip, by question, in a drawing of 400 by 490 units. */
export const simContactPaths = {
  phone: "M94 154H196V226Q170 236 164 258H70V178A24 24 0 0 1 94 154z",
  place: "M204 154H306A24 24 0 0 1 330 178V258H236Q230 236 204 226z",
  plan: "M70 266H164Q170 288 196 298V370H94A24 24 0 0 1 70 346z",
  number: "M236 266H330V346A24 24 0 0 1 306 370H204V298Q230 288 236 266z",
} as const;
