export const data = [];
