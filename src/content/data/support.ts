export const data = {
  "opens": "08:00",
  "closes": "22:00",
  "isZoneConfirmed": false,
  "appRating": 4.4
};
