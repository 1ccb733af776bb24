export const data = {
  "isSample": true,
  "items": []
};
