export const data = {
  "amazonPrime": {
    "name": "Amazon Prime",
    "gives": "Prime Video y envíos",
    "status": {
      "rookie": "none",
      "community": "included",
      "legend": "included",
      "ultimate": "included"
    },
    "site": "https://www.amazon.com.mx/prime"
  },
  "paramount": {
    "name": "Paramount+",
    "gives": "Streaming",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "included",
      "ultimate": "included"
    },
    "site": "https://www.paramountplus.com/mx/"
  },
  "loungekey": {
    "name": "LoungeKey",
    "gives": "Salas de aeropuerto",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "included",
      "ultimate": "included"
    },
    "site": "https://www.loungekey.com/"
  },
  "bigbox": {
    "name": "Bigbox",
    "gives": "Un código para una experiencia",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "included"
    }
  },
  "vix": {
    "name": "ViX",
    "gives": "Streaming",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "addOn"
    },
    "site": "https://vix.com/"
  },
  "deezer": {
    "name": "Deezer",
    "gives": "Música",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "addOn"
    },
    "site": "https://www.deezer.com/"
  }
};
