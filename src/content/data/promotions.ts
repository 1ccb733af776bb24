export const data = [
  {
    "slug": "portabilidad-mar-25",
    "name": "Portabilidad, marzo de 2025",
    "terms": {
      "kind": "porting",
      "percent": 20,
      "months": 6
    },
    "period": {
      "kind": "dates",
      "from": "2025-03-01",
      "to": "2025-03-27",
      "otherTo": "2025-03-28"
    },
    "isOnHome": true
  },
  {
    "slug": "wim-referidos-mar-25",
    "name": "Referidos, marzo de 2025",
    "terms": {
      "kind": "referral",
      "referrerPercent": 20,
      "referredPercent": 10,
      "referredMemberships": 2
    },
    "period": {
      "kind": "dates",
      "from": "2025-03-01",
      "to": "2025-03-27",
      "otherTo": "2025-03-28"
    },
    "isOnHome": true
  },
  {
    "slug": "rookie-gb-adicionales-marzo-25",
    "name": "Rookie con más GB, marzo de 2025",
    "terms": {
      "kind": "extraData",
      "percent": 50,
      "days": 30
    },
    "period": {
      "kind": "dates",
      "from": "2025-03-01",
      "to": "2025-03-27",
      "otherTo": "2025-03-28"
    },
    "isOnHome": true
  },
  {
    "slug": "community-gb-adicionales-marzo-25",
    "name": "Community con más GB, marzo de 2025",
    "terms": {
      "kind": "extraData",
      "percent": 50,
      "days": 30
    },
    "period": {
      "kind": "dates",
      "from": "2025-03-01",
      "to": "2025-03-27",
      "otherTo": "2025-03-28"
    },
    "isOnHome": true
  },
  {
    "slug": "legend-bigbox-marzo-25",
    "name": "Legend con Bigbox, marzo de 2025",
    "terms": {
      "kind": "bigbox",
      "couponPesos": 595
    },
    "period": {
      "kind": "dates",
      "from": "2025-03-01",
      "to": "2025-03-27",
      "otherTo": "2025-03-28"
    },
    "isOnHome": true
  },
  {
    "slug": "paramount-community-mar-25",
    "name": "Community con Paramount+, marzo de 2025",
    "period": {
      "kind": "dates",
      "from": "2025-03-01",
      "to": "2025-03-27",
      "otherTo": "2025-03-28"
    },
    "isOnHome": true
  },
  {
    "slug": "wim-es-como-quieres-promocodes-feb-25",
    "name": "Códigos de wim es como quieres",
    "terms": {
      "kind": "code"
    },
    "period": {
      "kind": "dates",
      "from": "2025-02-13",
      "to": "2025-06-30"
    },
    "isOnHome": true
  },
  {
    "slug": "portabilidad/febrero-25",
    "name": "Portabilidad, febrero de 2025",
    "terms": {
      "kind": "porting",
      "percent": 20,
      "months": 6
    },
    "period": {
      "kind": "dates",
      "from": "2025-01-31",
      "to": "2025-02-28"
    },
    "isOnHome": true
  },
  {
    "slug": "referidos-febrero-25",
    "name": "Referidos, febrero de 2025",
    "terms": {
      "kind": "referral",
      "referrerPercent": 20,
      "referredPercent": 10,
      "referredMemberships": 2
    },
    "period": {
      "kind": "dates",
      "from": "2025-01-31",
      "to": "2025-02-28"
    },
    "isOnHome": true
  },
  {
    "slug": "rookie-gb-extra-febrero-25",
    "name": "Rookie con más GB, febrero de 2025",
    "terms": {
      "kind": "extraData",
      "percent": 50,
      "days": 30
    },
    "period": {
      "kind": "dates",
      "from": "2025-01-31",
      "to": "2025-02-28"
    },
    "isOnHome": true
  },
  {
    "slug": "community-gb-extra-febrero-25",
    "name": "Community con más GB, febrero de 2025",
    "terms": {
      "kind": "extraData",
      "percent": 50,
      "days": 30
    },
    "period": {
      "kind": "dates",
      "from": "2025-01-31",
      "to": "2025-02-28"
    },
    "isOnHome": true
  },
  {
    "slug": "legend-bigbox-febrero-25",
    "name": "Legend con Bigbox, febrero de 2025",
    "terms": {
      "kind": "bigbox",
      "couponPesos": 595
    },
    "period": {
      "kind": "dates",
      "from": "2025-01-31",
      "to": "2025-02-28"
    },
    "isOnHome": true
  },
  {
    "slug": "portabilidad/enero-25",
    "name": "Portabilidad, enero de 2025",
    "terms": {
      "kind": "porting",
      "percent": 20,
      "months": 6
    },
    "period": {
      "kind": "unstated",
      "endedBy": "2025-01-31"
    },
    "isOnHome": true
  },
  {
    "slug": "navidad-2024",
    "name": "Navidad 2024",
    "period": {
      "kind": "unstated",
      "endedBy": "2025-01-31"
    },
    "isOnHome": true
  },
  {
    "slug": "wimazon/19-21-noviembre",
    "name": "Wimazon, 19 al 21 de noviembre",
    "period": {
      "kind": "dates",
      "from": "2024-11-19",
      "to": "2024-11-21"
    },
    "isOnHome": true
  },
  {
    "slug": "wimazon",
    "name": "Wimazon, 8 al 14 de noviembre",
    "terms": {
      "kind": "wimazon",
      "primeMonths": 12,
      "voucherPesos": 200
    },
    "period": {
      "kind": "dates",
      "from": "2024-11-08",
      "to": "2024-11-14"
    },
    "isOnHome": true
  },
  {
    "slug": "buen-fin",
    "name": "Buen Fin",
    "period": {
      "kind": "unstated",
      "endedBy": "2024-11-30"
    },
    "isOnHome": true
  },
  {
    "slug": "nfl-gamepass",
    "name": "NFL Game Pass",
    "period": {
      "kind": "unstated"
    },
    "isOnHome": true
  },
  {
    "slug": "founders-club",
    "name": "Founders Club",
    "period": {
      "kind": "unstated"
    },
    "isOnHome": true
  },
  {
    "slug": "portabilidad",
    "name": "Portabilidad (general)",
    "terms": {
      "kind": "porting",
      "percent": 20,
      "months": 6
    },
    "period": {
      "kind": "unstated"
    },
    "isOnHome": true
  },
  {
    "slug": "referidos",
    "name": "Referidos (general)",
    "terms": {
      "kind": "referral",
      "referrerPercent": 20,
      "referredPercent": 10,
      "referredMemberships": 2
    },
    "period": {
      "kind": "unstated"
    },
    "isOnHome": true
  }
];
