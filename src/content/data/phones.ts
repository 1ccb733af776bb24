export const data = [
  {
    "brand": "Apple",
    "lines": [
      "iPhone"
    ],
    "phones": [
      {
        "name": "iPhone XR",
        "year": 2018,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone XS",
        "year": 2018,
        "notes": [
          "notChinaButHongKong"
        ]
      },
      {
        "name": "iPhone XS Max",
        "year": 2018,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 11",
        "year": 2019,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 11 Pro",
        "year": 2019,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 11 Pro Max",
        "year": 2019,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone SE (2.ª generación)",
        "year": 2020,
        "notes": [
          "notChina"
        ]
      },
      {
        "name": "iPhone 12 mini",
        "year": 2020,
        "notes": [
          "notChina"
        ]
      },
      {
        "name": "iPhone 12",
        "year": 2020,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 12 Pro",
        "year": 2020,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 12 Pro Max",
        "year": 2020,
        "notes": [
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 13 mini",
        "year": 2021,
        "notes": [
          "twoActive",
          "notChina"
        ]
      },
      {
        "name": "iPhone 13",
        "year": 2021,
        "notes": [
          "twoActive",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 13 Pro",
        "year": 2021,
        "notes": [
          "twoActive",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 13 Pro Max",
        "year": 2021,
        "notes": [
          "twoActive",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone SE (3.ª generación)",
        "year": 2022,
        "notes": [
          "twoActive",
          "notChina"
        ]
      },
      {
        "name": "iPhone 14",
        "year": 2022,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 14 Plus",
        "year": 2022,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 14 Pro",
        "year": 2022,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 14 Pro Max",
        "year": 2022,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 15",
        "year": 2023,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 15 Plus",
        "year": 2023,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 15 Pro",
        "year": 2023,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 15 Pro Max",
        "year": 2023,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 16",
        "year": 2024,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 16 Plus",
        "year": 2024,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 16 Pro",
        "year": 2024,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 16 Pro Max",
        "year": 2024,
        "notes": [
          "onlyEsimUsa",
          "notChinaHongKongMacao"
        ]
      },
      {
        "name": "iPhone 16e",
        "year": 2025,
        "notes": [
          "onlyEsimUsa",
          "notChina"
        ]
      },
      {
        "name": "iPhone 17",
        "year": 2025,
        "notes": [
          "onlyEsimMexico",
          "notChina"
        ]
      },
      {
        "name": "iPhone 17 Pro",
        "year": 2025,
        "notes": [
          "onlyEsimMexico",
          "notChina"
        ]
      },
      {
        "name": "iPhone 17 Pro Max",
        "year": 2025,
        "notes": [
          "onlyEsimMexico",
          "notChina"
        ]
      },
      {
        "name": "iPhone Air",
        "year": 2025,
        "notes": [
          "onlyEsim"
        ]
      },
      {
        "name": "iPhone 17e",
        "year": 2026,
        "notes": [
          "checkRegion"
        ]
      }
    ]
  },
  {
    "brand": "Samsung",
    "alsoCalled": [
      "Galaxy"
    ],
    "phones": [
      {
        "name": "Galaxy S20",
        "year": 2020,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S20+",
        "year": 2020,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S20+ 5G",
        "year": 2020,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S20 Ultra",
        "year": 2020,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S20 Ultra 5G",
        "year": 2020,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S21 5G",
        "year": 2021,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S21+ 5G",
        "year": 2021,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S21 Ultra 5G",
        "year": 2021,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy S22",
        "year": 2022,
        "notes": [
          "notKorea",
          "checkMexico"
        ]
      },
      {
        "name": "Galaxy S22+",
        "year": 2022,
        "notes": [
          "notKorea",
          "checkMexico"
        ]
      },
      {
        "name": "Galaxy S22 Ultra",
        "year": 2022,
        "notes": [
          "notKorea",
          "checkMexico"
        ]
      },
      {
        "name": "Galaxy S23",
        "year": 2023,
        "notes": [
          "offInChina"
        ]
      },
      {
        "name": "Galaxy S23+",
        "year": 2023,
        "notes": [
          "offInChina"
        ]
      },
      {
        "name": "Galaxy S23 Ultra",
        "year": 2023,
        "notes": [
          "offInChina"
        ]
      },
      {
        "name": "Galaxy S23 FE",
        "year": 2023,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S24",
        "year": 2024,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S24+",
        "year": 2024,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S24 Ultra",
        "year": 2024,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S24 FE",
        "year": 2024,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S25",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S25+",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S25 Ultra",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S25 Edge",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S25 FE",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S26",
        "year": 2026,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S26+",
        "year": 2026,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy S26 Ultra",
        "year": 2026,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Note20",
        "year": 2020,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy Note20 Ultra 5G",
        "year": 2020,
        "notes": [
          "notUsaHongKong"
        ]
      },
      {
        "name": "Galaxy Fold",
        "year": 2019,
        "notes": [
          "notUsaKorea"
        ]
      },
      {
        "name": "Galaxy Z Fold2 5G",
        "year": 2020,
        "notes": [
          "notUsaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Fold3 5G",
        "year": 2021,
        "notes": [
          "notKorea"
        ]
      },
      {
        "name": "Galaxy Z Fold4",
        "year": 2022,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Fold5",
        "year": 2023,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Fold6",
        "year": 2024,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Fold7",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z TriFold",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Galaxy Z Flip",
        "year": 2020,
        "notes": [
          "notFlip5gUsa"
        ]
      },
      {
        "name": "Galaxy Z Flip3 5G",
        "year": 2021,
        "notes": [
          "notKorea"
        ]
      },
      {
        "name": "Galaxy Z Flip4",
        "year": 2022,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Flip5",
        "year": 2023,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Flip6",
        "year": 2024,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Flip7",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy Z Flip7 FE",
        "year": 2025,
        "notes": [
          "notChinaHongKong"
        ]
      },
      {
        "name": "Galaxy A54 5G",
        "year": 2023,
        "notes": [
          "someVariants"
        ]
      },
      {
        "name": "Galaxy A35 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Galaxy A55 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Galaxy A36 5G",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Galaxy A56 5G",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Galaxy XCover7",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Galaxy XCover7 Pro",
        "year": 2025,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Google",
    "lines": [
      "Pixel"
    ],
    "phones": [
      {
        "name": "Pixel 2",
        "year": 2017,
        "notes": [
          "onlyGoogleFi"
        ]
      },
      {
        "name": "Pixel 2 XL",
        "year": 2017,
        "notes": [
          "onlyGoogleFi"
        ]
      },
      {
        "name": "Pixel 3",
        "year": 2018,
        "notes": [
          "notPixel3Regions"
        ]
      },
      {
        "name": "Pixel 3 XL",
        "year": 2018,
        "notes": [
          "notPixel3Regions"
        ]
      },
      {
        "name": "Pixel 3a",
        "year": 2019,
        "notes": [
          "notPixel3aRegions"
        ]
      },
      {
        "name": "Pixel 3a XL",
        "year": 2019,
        "notes": [
          "notPixel3aRegions"
        ]
      },
      {
        "name": "Pixel 4",
        "year": 2019,
        "notes": [
          "notHongKong"
        ]
      },
      {
        "name": "Pixel 4 XL",
        "year": 2019,
        "notes": [
          "notHongKong"
        ]
      },
      {
        "name": "Pixel 4a",
        "year": 2020,
        "notes": [
          "notHongKong"
        ]
      },
      {
        "name": "Pixel 4a (5G)",
        "year": 2020,
        "notes": [
          "notHongKong"
        ]
      },
      {
        "name": "Pixel 5",
        "year": 2020,
        "notes": [
          "notHongKong"
        ]
      },
      {
        "name": "Pixel 5a",
        "year": 2021,
        "notes": [
          "notHongKong"
        ]
      },
      {
        "name": "Pixel 6",
        "year": 2021,
        "notes": []
      },
      {
        "name": "Pixel 6 Pro",
        "year": 2021,
        "notes": []
      },
      {
        "name": "Pixel 6a",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Pixel 7",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Pixel 7 Pro",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Pixel 7a",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Pixel Fold",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Pixel 8",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Pixel 8 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Pixel 8a",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Pixel 9",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Pixel 9 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Pixel 9 Pro XL",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Pixel 9 Pro Fold",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Pixel 9a",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Pixel 10",
        "year": 2025,
        "notes": [
          "onlyEsimUsa"
        ]
      },
      {
        "name": "Pixel 10 Pro",
        "year": 2025,
        "notes": [
          "onlyEsimUsa"
        ]
      },
      {
        "name": "Pixel 10 Pro XL",
        "year": 2025,
        "notes": [
          "onlyEsimUsa"
        ]
      },
      {
        "name": "Pixel 10 Pro Fold",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Pixel 10a",
        "year": 2026,
        "notes": []
      }
    ]
  },
  {
    "brand": "Motorola",
    "alsoCalled": [
      "Moto"
    ],
    "lines": [
      "Razr",
      "ThinkPhone"
    ],
    "phones": [
      {
        "name": "Razr (2019)",
        "year": 2019,
        "notes": [
          "onlyEsim"
        ]
      },
      {
        "name": "Razr 5G",
        "year": 2020,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Razr 2022",
        "year": 2022,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Razr 40",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Razr 40 Ultra",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Razr+ (2023)",
        "year": 2023,
        "notes": [
          "usNameOfRazr40Ultra"
        ]
      },
      {
        "name": "Razr 50",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Razr 50 Ultra",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Razr (2024)",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Razr+ (2024)",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Razr 60",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Razr 60 Ultra",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Edge (2022)",
        "year": 2022,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge (2023)",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge+ (2023)",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge 40",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Edge 40 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Edge 40 Neo",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Edge 50",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Edge 50 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Edge 50 Ultra",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Edge 50 Fusion",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Edge 50 Neo",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Edge 60",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Edge 60 Pro",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Edge 60 Fusion",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Edge 60 Neo",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge 60 Stylus",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge 70",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge 70 Fusion",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Edge 70 Ultra",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "ThinkPhone by Motorola",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "ThinkPhone 25",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G52J 5G",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Moto G52J 5G II",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Moto G53J 5G",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Moto G53 5G",
        "year": 2022,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G54 5G",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G84 5G",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G34 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G35 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G Power 5G (2024)",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Moto G Stylus 5G (2024)",
        "year": 2024,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Huawei",
    "lines": [
      "Pura"
    ],
    "phones": [
      {
        "name": "P40",
        "year": 2020,
        "notes": [
          "notChina"
        ]
      },
      {
        "name": "P40 Pro",
        "year": 2020,
        "notes": [
          "notP40ProPlus"
        ]
      },
      {
        "name": "Mate 40 Pro",
        "year": 2020,
        "notes": [
          "notChina"
        ]
      },
      {
        "name": "Pura 70 Pro",
        "year": 2024,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Xiaomi",
    "lines": [
      "Redmi",
      "POCO"
    ],
    "phones": [
      {
        "name": "Xiaomi 12T Pro",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Xiaomi 13",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xiaomi 13 Lite",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xiaomi 13 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xiaomi 13T",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Xiaomi 13T Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xiaomi 14",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Xiaomi 14 Pro",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Xiaomi 14 Ultra",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Xiaomi 14T",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Xiaomi 14T Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Xiaomi 15",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Xiaomi 15 Ultra",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Xiaomi 15T",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Xiaomi 15T Pro",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Xiaomi 17",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Xiaomi 17 Ultra",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Redmi Note 13 Pro+ 5G",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Redmi Note 14 Pro",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Redmi Note 14 Pro 5G",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Redmi Note 14 Pro+ 5G",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Redmi Note 15 Pro",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Redmi Note 15 Pro+",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "POCO X7",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "POCO X8 Pro Max",
        "year": 2026,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Oppo",
    "lines": [
      "Reno",
      "Find"
    ],
    "phones": [
      {
        "name": "Find X3",
        "year": 2021,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Find X3 Pro",
        "year": 2021,
        "notes": []
      },
      {
        "name": "Find X5",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Find X5 Pro",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Find X8",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Find X8 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Find X9",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Find X9 Pro",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Find N2 Flip",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Find N3",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Find N3 Flip",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Find N5",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Reno5 A",
        "year": 2021,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Reno6 Pro 5G",
        "year": 2021,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Reno9 A",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Reno14",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Reno14 Pro",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Reno15",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Reno15 Pro",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "A55s 5G",
        "year": 2021,
        "notes": [
          "japan"
        ]
      }
    ]
  },
  {
    "brand": "Honor",
    "lines": [
      "Magic"
    ],
    "phones": [
      {
        "name": "Magic4 Pro",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Magic5 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Magic6 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Magic7 Pro",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Magic8 Pro",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Magic V2",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Magic V3",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Magic V5",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Magic V6",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Honor 90",
        "year": 2023,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Honor 200",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Honor 200 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Honor 400 Lite",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Honor 400",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Honor 400 Pro",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Honor X8",
        "year": 2022,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Vivo",
    "phones": [
      {
        "name": "X80 Pro",
        "year": 2022,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "X90 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "X100 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "X200",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "X200s",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "X200 Pro",
        "year": 2024,
        "notes": []
      },
      {
        "name": "X200 FE",
        "year": 2025,
        "notes": []
      },
      {
        "name": "X300",
        "year": 2025,
        "notes": []
      },
      {
        "name": "X300 Pro",
        "year": 2025,
        "notes": []
      },
      {
        "name": "V29",
        "year": 2023,
        "notes": [
          "europe"
        ]
      },
      {
        "name": "V29 Lite 5G",
        "year": 2023,
        "notes": [
          "europe"
        ]
      },
      {
        "name": "V40",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "V40 Lite",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "V40 SE",
        "year": 2024,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "OnePlus",
    "phones": [
      {
        "name": "OnePlus 11",
        "year": 2023,
        "notes": []
      },
      {
        "name": "OnePlus 12",
        "year": 2024,
        "notes": []
      },
      {
        "name": "OnePlus 13",
        "year": 2025,
        "notes": []
      },
      {
        "name": "OnePlus 13R",
        "year": 2025,
        "notes": []
      },
      {
        "name": "OnePlus 13T",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "OnePlus 15",
        "year": 2025,
        "notes": []
      },
      {
        "name": "OnePlus Open",
        "year": 2023,
        "notes": []
      }
    ]
  },
  {
    "brand": "Sony",
    "lines": [
      "Xperia"
    ],
    "phones": [
      {
        "name": "Xperia 10 III Lite",
        "year": 2021,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Xperia 10 IV",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Xperia 10 V",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xperia 10 VI",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Xperia 1 IV",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Xperia 1 V",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xperia 1 VI",
        "year": 2024,
        "notes": []
      },
      {
        "name": "Xperia 1 VII",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Xperia 5 IV",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Xperia 5 V",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Xperia Ace III",
        "year": 2022,
        "notes": [
          "japan"
        ]
      }
    ]
  },
  {
    "brand": "Nokia",
    "phones": [
      {
        "name": "Nokia G60 5G",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Nokia X30 5G",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Nokia XR21",
        "year": 2023,
        "notes": []
      }
    ]
  },
  {
    "brand": "Sharp",
    "lines": [
      "AQUOS"
    ],
    "phones": [
      {
        "name": "AQUOS sense4 lite",
        "year": 2020,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS sense6s",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS sense7",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS sense7 plus",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS sense8",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS wish",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS wish2",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS wish3",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS zero6",
        "year": 2021,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS R7",
        "year": 2022,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS R8",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "AQUOS R8 pro",
        "year": 2023,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Simple Sumaho 6",
        "year": 2022,
        "notes": [
          "japan"
        ]
      }
    ]
  },
  {
    "brand": "Rakuten",
    "phones": [
      {
        "name": "Mini",
        "year": 2020,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Big",
        "year": 2020,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "BIG s",
        "year": 2021,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Hand",
        "year": 2020,
        "notes": [
          "japan"
        ]
      },
      {
        "name": "Hand 5G",
        "year": 2022,
        "notes": [
          "japan"
        ]
      }
    ]
  },
  {
    "brand": "Asus",
    "lines": [
      "Zenfone",
      "ROG"
    ],
    "phones": [
      {
        "name": "ROG Phone 9",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "ROG Phone 9 Pro",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Zenfone 12 Ultra",
        "year": 2025,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Realme",
    "phones": [
      {
        "name": "realme 14 Pro+",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "realme GT 7",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "realme GT 8 Pro",
        "year": 2025,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Nothing",
    "phones": [
      {
        "name": "Phone (3)",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Phone (3a) Pro",
        "year": 2025,
        "notes": []
      },
      {
        "name": "Phone (4a) Pro",
        "year": 2026,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Fairphone",
    "phones": [
      {
        "name": "Fairphone 4",
        "year": 2021,
        "notes": []
      },
      {
        "name": "Fairphone 5",
        "year": 2023,
        "notes": []
      }
    ]
  },
  {
    "brand": "TCL",
    "phones": [
      {
        "name": "TCL 50 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "TCL 50 Pro NXTPAPER 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "TCL 60 XE NXTPAPER 5G",
        "year": 2025,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "TCL NXTPAPER 60 Ultra",
        "year": 2025,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "ZTE / nubia",
    "phones": [
      {
        "name": "nubia Flip 5G",
        "year": 2024,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Microsoft",
    "lines": [
      "Surface"
    ],
    "phones": [
      {
        "name": "Surface Duo",
        "year": 2020,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Surface Duo 2",
        "year": 2021,
        "notes": [
          "depends"
        ]
      }
    ]
  },
  {
    "brand": "Otras marcas",
    "lines": [
      "Planet",
      "Gemini",
      "NUU",
      "Doogee",
      "Oukitel",
      "Hammer",
      "myPhone",
      "Infinix",
      "Tecno"
    ],
    "phones": [
      {
        "name": "Planet Gemini PDA 4G",
        "year": 2018,
        "notes": []
      },
      {
        "name": "NUU X5",
        "year": 2019,
        "notes": []
      },
      {
        "name": "Doogee V30",
        "year": 2022,
        "notes": []
      },
      {
        "name": "Oukitel WP30 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Oukitel WP33 Pro",
        "year": 2023,
        "notes": []
      },
      {
        "name": "Hammer Blade 3",
        "year": 2018,
        "notes": []
      },
      {
        "name": "Hammer Explorer Pro",
        "year": 2021,
        "notes": []
      },
      {
        "name": "Hammer Blade 5G",
        "year": 2022,
        "notes": []
      },
      {
        "name": "myPhone NOW eSIM",
        "year": 2021,
        "notes": []
      },
      {
        "name": "Infinix Note 60 Pro",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Infinix Note 60 Ultra",
        "year": 2026,
        "notes": [
          "depends"
        ]
      },
      {
        "name": "Tecno Camon 50 Ultra",
        "year": 2026,
        "notes": [
          "depends"
        ]
      }
    ]
  }
];
