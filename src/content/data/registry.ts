export const data = {
  "isSample": true,
  "memberships": [
    {
      "number": 1349808,
      "plan": "rookie"
    },
    {
      "number": 1349809,
      "plan": "rookie"
    },
    {
      "number": 1349810,
      "plan": "rookie"
    },
    {
      "number": 1349843,
      "plan": "community"
    },
    {
      "number": 1349844,
      "plan": "community"
    },
    {
      "number": 1349845,
      "plan": "community"
    },
    {
      "number": 1349879,
      "plan": "legend"
    },
    {
      "number": 1349880,
      "plan": "legend"
    },
    {
      "number": 1349881,
      "plan": "legend"
    },
    {
      "number": 1349914,
      "plan": "ultimate"
    },
    {
      "number": 1349916,
      "plan": "ultimate"
    },
    {
      "number": 1349917,
      "plan": "ultimate"
    }
  ],
  "promotions": [
    {
      "number": 1486300
    },
    {
      "number": 1510039
    },
    {
      "number": 1514173
    },
    {
      "number": 1549798
    },
    {
      "number": 1559460
    },
    {
      "number": 1657985
    },
    {
      "number": 1659425
    },
    {
      "number": 1660804
    },
    {
      "number": 1666619
    },
    {
      "number": 1666620
    },
    {
      "number": 1666621
    },
    {
      "number": 1666622
    },
    {
      "number": 1666623
    },
    {
      "number": 1669790
    },
    {
      "number": 1674747
    },
    {
      "number": 1674748
    },
    {
      "number": 1674749
    },
    {
      "number": 1674750
    },
    {
      "number": 1674751
    },
    {
      "number": 1676755
    }
  ]
};
