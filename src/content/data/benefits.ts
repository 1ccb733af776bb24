export const data = {
  "amazonPrime": {
    "name": "Amazon Prime",
    "gives": "Prime Video y envíos",
    "standing": {
      "rookie": "none",
      "community": "included",
      "legend": "included",
      "ultimate": "included"
    }
  },
  "paramount": {
    "name": "Paramount+",
    "gives": "Streaming",
    "standing": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "included",
      "ultimate": "included"
    }
  },
  "loungekey": {
    "name": "LoungeKey",
    "gives": "Salas de aeropuerto",
    "standing": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "included",
      "ultimate": "included"
    }
  },
  "bigbox": {
    "name": "Bigbox",
    "gives": "Un código para una experiencia",
    "standing": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "included"
    }
  },
  "vix": {
    "name": "ViX",
    "gives": "Streaming",
    "standing": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "addOn"
    }
  },
  "deezer": {
    "name": "Deezer",
    "gives": "Música",
    "standing": {
      "rookie": "addOn",
      "community": "addOn",
      "legend": "addOn",
      "ultimate": "addOn"
    }
  }
};
