export const data = {
  "amazonPrime": {
    "name": "Amazon Prime",
    "gives": "Prime Video y envíos",
    "status": {
      "rookie": "none",
      "community": "included",
      "legend": "included",
      "ultimate": "included"
    }
  },
  "paramount": {
    "name": "Paramount+",
    "gives": "Streaming",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "included",
      "ultimate": "included"
    }
  },
  "loungekey": {
    "name": "LoungeKey",
    "gives": "Salas de aeropuerto",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "included",
      "ultimate": "included"
    }
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
    }
  },
  "deezer": {
    "name": "Deezer",
    "gives": "Música",
    "status": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "addOn"
    }
  }
};
