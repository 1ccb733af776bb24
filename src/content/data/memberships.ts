export const data = {
  "plans": {
    "rookie": {
      "name": "Rookie",
      "regularPesos": 350,
      "data": {
        "kind": "upTo",
        "gb": 20
      },
      "roaming": {
        "kind": "none"
      }
    },
    "community": {
      "name": "Community",
      "regularPesos": 500,
      "data": {
        "kind": "upTo",
        "gb": 60
      },
      "roaming": {
        "kind": "upTo",
        "gb": 10,
        "where": "europe"
      }
    },
    "legend": {
      "name": "Legend",
      "regularPesos": 850,
      "data": {
        "kind": "upTo",
        "gb": 120
      },
      "roaming": {
        "kind": "upTo",
        "gb": 20,
        "where": "world"
      }
    },
    "ultimate": {
      "name": "Ultimate",
      "regularPesos": 1800,
      "data": {
        "kind": "unlimited"
      },
      "roaming": {
        "kind": "unlimited",
        "where": "world"
      }
    }
  },
  "membershipDays": 30,
  "homeCountries": "México, EE. UU. y Canadá",
  "roamingCountries": 170
};
