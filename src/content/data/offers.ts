export const data = [
  {
    "name": "20% menos al traer tu número, y más GB el primer mes",
    "days": {
      "kind": "toBeConfirmed"
    },
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
    }
  }
];
