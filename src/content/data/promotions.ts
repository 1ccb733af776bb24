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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
  },
  {
    "slug": "navidad-2024",
    "name": "Navidad 2024",
    "period": {
      "kind": "unstated",
      "endedBy": "2025-01-31"
    },
    "shownOn": [
      "registry",
      "home"
    ]
  },
  {
    "slug": "wimazon/19-21-noviembre",
    "name": "Wimazon, 19 al 21 de noviembre",
    "period": {
      "kind": "yearless",
      "from": "11-19",
      "to": "11-21",
      "endedBy": "2024-11-30"
    },
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
  },
  {
    "slug": "buen-fin",
    "name": "Buen Fin",
    "period": {
      "kind": "unstated"
    },
    "shownOn": [
      "registry",
      "home"
    ]
  },
  {
    "slug": "nfl-gamepass",
    "name": "NFL Game Pass",
    "period": {
      "kind": "unstated"
    },
    "shownOn": [
      "registry",
      "home"
    ]
  },
  {
    "slug": "founders-club",
    "name": "Founders Club",
    "period": {
      "kind": "unstated"
    },
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
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
    "shownOn": [
      "registry",
      "home"
    ]
  },
  {
    "slug": "oferta-1",
    "name": "20% menos al traer tu número, y más GB el primer mes",
    "offer": {
      "porting": {
        "percent": 20,
        "months": 6,
        "pesos": {
          "rookie": 280,
          "community": 400,
          "legend": 680,
          "ultimate": 1440
        },
        "otherReading": {
          "months": 3,
          "pesos": {
            "community": 400,
            "legend": 700
          }
        }
      },
      "firstMonth": {
        "percent": 50,
        "gb": {
          "rookie": 30,
          "community": 90
        }
      }
    },
    "period": {
      "kind": "unstated"
    },
    "shownOn": []
  }
];
