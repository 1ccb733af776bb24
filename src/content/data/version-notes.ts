export const data = {
  "withdrawals": [],
  "errata": []
};
