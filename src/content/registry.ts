/**
 * The registry numbers that have a page, in the order of the specification, section 2. It writes some as ranges:
 * `1349808-10` stands for 1349808, 1349809 and 1349810; `1349843-45`, `1349879-81`, `1666619-23` and `1674747-51` for
 * every number between their ends; `1349914/16/17` for 1349914, 1349916 and 1349917 only.
 * Those up to 1349917 are memberships, the rest promotions.
 */
export const membershipNumbers = [
  1349808, 1349809, 1349810, 1349843, 1349844, 1349845, 1349879, 1349880, 1349881, 1349914, 1349916, 1349917,
] as const;

export const promotionNumbers = [
  1486300, 1510039, 1514173, 1549798, 1559460, 1657985, 1659425, 1660804, 1666619, 1666620, 1666621, 1666622, 1666623,
  1669790, 1674747, 1674748, 1674749, 1674750, 1674751, 1676755,
] as const;
