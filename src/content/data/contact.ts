export const data = {
  "support": {},
  "emails": {},
  "app": {},
  "profiles": {},
  "services": {}
};
