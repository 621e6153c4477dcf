extension SymbolDrawings {
    static let things: [String: SymbolDrawing] = [
        "gearshape": SymbolDrawing(
            "O8 8 4.4M8 3.6L8 1.8M12.4 8L14.2 8M8 12.4L8 14.2M3.6 8L1.8 8M11.1 4.9L12.4 3.6M11.1 11.1L12.4 12.4M4.9 11.1L3.6 12.4M4.9 4.9L3.6 3.6",
            area: "O8 8 4.4", marks: "O8 8 1.7"),
        "calendar": SymbolDrawing(
            "R1.8 2.8 12.4 11.4 1.8M1.8 6.4L14.2 6.4M5 1.6L5 3.8M11 1.6L11 3.8O5 9.2 0.3O8 9.2 0.3O11 9.2 0.3O5 11.6 0.3O8 11.6 0.3"
        ),
        "clock": SymbolDrawing("O8 8 6.3", area: "*", marks: "M8 4.4L8 8L10.8 9.4"),
        "stopwatch": SymbolDrawing("O8 9 5.4M6.2 1.6L9.8 1.6M8 1.6L8 3.6", area: "O8 9 5.4", marks: "M8 6L8 9"),
        "alarm": SymbolDrawing(
            "O8 8.6 5.2M1.8 4.2L4.2 2M14.2 4.2L11.8 2", area: "O8 8.6 5.2", marks: "M8 5.6L8 8.6L10 9.8"),
        "hourglass": SymbolDrawing(
            "M4 1.8L12 1.8M4 14.2L12 14.2M4.8 1.8C4.8 5.4 7.4 6.4 7.4 8C7.4 9.6 4.8 10.6 4.8 14.2M11.2 1.8C11.2 5.4 8.6 6.4 8.6 8C8.6 9.6 11.2 10.6 11.2 14.2"
        ),
        "lock": SymbolDrawing(
            "R3.4 7 9.2 7 1.4M5.2 7L5.2 5C5.2 3.2 6.4 2 8 2C9.6 2 10.8 3.2 10.8 5L10.8 7", area: "R3.4 7 9.2 7 1.4"),
        "lock.open": SymbolDrawing(
            "R2 7 9.2 7 1.4M9.2 7L9.2 5C9.2 3.2 10.2 2 11.6 2C13 2 14.2 3.2 14.2 5", area: "R2 7 9.2 7 1.4"),
        "key": SymbolDrawing(
            "O4.8 11.2 2.8M6.8 9.2L13.6 2.4M11.4 4.6L13.4 6.6M9.6 6.4L11 7.8", area: "O4.8 11.2 2.8"),
        "cart": SymbolDrawing(
            "M1.4 2.6L3.4 2.6L5 10.4L12.4 10.4L14 4.6L3.8 4.6O5.8 13 0.7O11.6 13 0.7",
            area: "M3.8 4.6L14 4.6L12.4 10.4L5 10.4Z"),
        "bag": SymbolDrawing(
            "M3 5.4L13 5.4L13.8 14L2.2 14ZM5.4 5.4C5.4 3 6.4 1.8 8 1.8C9.6 1.8 10.6 3 10.6 5.4",
            area: "M3 5.4L13 5.4L13.8 14L2.2 14Z"),
        "creditcard": SymbolDrawing("R1.4 3.4 13.2 9.4 1.6", area: "*", marks: "M2.2 6.6L13.8 6.6M4 10L7 10"),
        "gift": SymbolDrawing(
            "R2 5 12 3 0.6R3 8 10 6 0.6M8 5L8 14M8 5C6 5 4.6 4.2 4.6 3.2C4.6 1.6 7.4 1.6 8 5C8.6 1.6 11.4 1.6 11.4 3.2C11.4 4.2 10 5 8 5",
            area: "R2 5 12 3 0.6R3 8 10 6 0.6"),
        "wrench": SymbolDrawing(
            "M13.8 4.2L11.6 6.4L9.6 4.4L11.8 2.2C9.8 1.4 7.8 2.2 7 4.2C6.8 5 6.8 5.8 7 6.4L2.2 11.2C1.6 12 1.8 13 2.4 13.6C3 14.2 4 14.4 4.8 13.8L9.6 9C11.6 9.6 13.4 8.6 14 6.8C14.2 6 14.2 5 13.8 4.2Z",
            area: "*"),
        "hammer": SymbolDrawing(
            "M2 13L8 6.6L9.6 8.2L3.4 14.2ZM6.4 3.4C8.6 1.6 10.6 2.2 12 3.6L14.2 5.8L12 8L9 5C8.2 4.2 7.4 3.8 6.4 3.4Z",
            area: "*"),
        "paintpalette": SymbolDrawing(
            "M8 2C4.4 2 1.6 4.6 1.6 8C1.6 11.4 4.4 14 7.6 14C9.4 14 9.4 12.4 8.8 11.4C8.2 10.4 9 9.6 10 9.6L12 9.6C13.6 9.6 14.4 8.6 14.4 7.4C14.4 4.4 11.6 2 8 2Z",
            area: "*", marks: "O5 6 0.4O8 4.6 0.4O11 6 0.4"),
        "paintbrush": SymbolDrawing(
            "M13.8 2.2L7.2 8.8M7.2 8.8C5.4 8.6 4.2 9.8 4 11.4C3.8 12.6 3 13.4 2.2 13.6C4.6 14.6 8.4 13.6 8.6 10.6Z",
            area: "*"),
        "scissors": SymbolDrawing("O3.8 12 1.8O12.2 12 1.8M5 10.6L11.6 1.8M11 10.6L4.4 1.8"),
        "paperclip": SymbolDrawing(
            "M11.6 7.2L7 11.8C5.6 13.2 3.8 12.8 3 12C2 11 1.8 9.4 3 8.2L8.8 2.4C9.8 1.4 11.2 1.6 12 2.4C12.8 3.2 13 4.6 12 5.6L6.8 10.8C6.2 11.4 5 10.6 5.6 9.6L10 5.2"
        ),
        "lightbulb": SymbolDrawing(
            "M6 11.4C6 9.6 3.8 9 3.8 6C3.8 3.6 5.6 1.8 8 1.8C10.4 1.8 12.2 3.6 12.2 6C12.2 9 10 9.6 10 11.4ZM6.4 14L9.6 14",
            area: "*"),
        "crown": SymbolDrawing("M2 4.6L4.6 8L8 3L11.4 8L14 4.6L13 12.8L3 12.8Z", area: "*"),
        "trophy": SymbolDrawing(
            "M4.6 2L11.4 2L11.4 6.4C11.4 8.6 10 10 8 10C6 10 4.6 8.6 4.6 6.4ZM4.6 3.4L2 3.4C2 5.6 3 7 5 7.2M11.4 3.4L14 3.4C14 5.6 13 7 11 7.2M8 10L8 13.8M5.2 13.8L10.8 13.8",
            area: "M4.6 2L11.4 2L11.4 6.4C11.4 8.6 10 10 8 10C6 10 4.6 8.6 4.6 6.4Z"),
        "chart": SymbolDrawing("R2 8 3 6 0.6R6.5 4.6 3 9.4 0.6R11 2 3 12 0.6", area: "*"),
        "chart.line": SymbolDrawing("M2 2L2 14L14 14M4 11L7 7.6L9.4 9.4L13.6 4.2"),
        "shippingbox": SymbolDrawing(
            "M8 1.8L14 5L14 11L8 14.2L2 11L2 5Z", area: "*", marks: "M2.6 5.4L8 8.2L13.4 5.4M8 8.2L8 13.8"),
        "cube": SymbolDrawing(
            "M8 1.8L14 5L14 11L8 14.2L2 11L2 5Z", area: "*", marks: "M2.6 5.4L8 8.2L13.4 5.4M8 8.2L8 13.8"),
        "umbrella": SymbolDrawing(
            "M1.8 8C1.8 4.4 4.6 2 8 2C11.4 2 14.2 4.4 14.2 8ZM8 8L8 12.4C8 14.6 5 14.6 5 12.4",
            area: "M1.8 8C1.8 4.4 4.6 2 8 2C11.4 2 14.2 4.4 14.2 8Z"),
    ]
}
