extension SymbolDrawings {
    static let places: [String: SymbolDrawing] = [
        "house": SymbolDrawing(
            "M1.5 8L8 2.2L14.5 8M3.2 6.8L3.2 13.8L6.4 13.8L6.4 9.6L9.6 9.6L9.6 13.8L12.8 13.8L12.8 6.8",
            area: "M8 2.2L13.6 7.2L12.8 7.2L12.8 13.8L9.6 13.8L9.6 9.6L6.4 9.6L6.4 13.8L3.2 13.8L3.2 7.2L2.4 7.2Z"),
        "building": SymbolDrawing(
            "R2.6 2 6.4 12 0.6M9 6L13.4 6L13.4 14L9 14M4.8 5L6.8 5M4.8 8L6.8 8M4.8 11L6.8 11"),
        "location": SymbolDrawing("M14 2L9 14L7.6 8.4L2 7Z", area: "*"),
        "map": SymbolDrawing(
            "M1.8 4L6 2.6L10 4.2L14.2 2.6L14.2 12L10 13.4L6 11.8L1.8 13.2Z", area: "*",
            marks: "M6 3L6 11.4M10 4.6L10 13"),
        "mappin": SymbolDrawing("O8 4.4 2.6M8 7L8 14.4", area: "O8 4.4 2.6"),
        "globe": SymbolDrawing(
            "O8 8 6.3M1.7 8L14.3 8M8 1.7C4.6 5.2 4.6 10.8 8 14.3M8 1.7C11.4 5.2 11.4 10.8 8 14.3"),
        "airplane": SymbolDrawing(
            "M14.6 8C14.6 7.4 13.8 7 13 7L9.8 7L6.2 2L4.8 2L6.6 7L3.4 7L2.2 5.4L1.2 5.4L1.8 8L1.2 10.6L2.2 10.6L3.4 9L6.6 9L4.8 14L6.2 14L9.8 9L13 9C13.8 9 14.6 8.6 14.6 8Z",
            area: "*"),
        "car": SymbolDrawing(
            "M2 11.4L2 8L3.6 7.4L5 4L11 4L12.4 7.4L14 8L14 11.4ZO4.6 11.8 1.2O11.4 11.8 1.2", area: "*",
            marks: "M4.4 7.4L11.6 7.4"),
        "bus": SymbolDrawing("R2.6 2 10.8 10.6 1.6O5 13 0.8O11 13 0.8", area: "*", marks: "M4.2 7.4L11.8 7.4"),
        "bed": SymbolDrawing(
            "M1.6 3.4L1.6 13M1.6 10.6L14.4 10.6M14.4 13L14.4 8.6C14.4 7.6 13.8 7 12.8 7L1.6 7M3.4 7L3.4 5L7.6 5L7.6 7"),
        "fork.knife": SymbolDrawing(
            "M4 1.8L4 14.2M2.2 1.8L2.2 5.4C2.2 6.6 5.8 6.6 5.8 5.4L5.8 1.8M11.6 14.2L11.6 1.8C10 3 9.2 5.6 9.4 8.6L11.6 8.6"
        ),
        "cup.and.saucer": SymbolDrawing(
            "M2.4 4L11.6 4L11.6 8C11.6 10.2 10 11.6 7 11.6C4 11.6 2.4 10.2 2.4 8ZM11.6 5.2C14.6 4.8 14.6 8.8 11.4 8.6M2 13.8L12 13.8",
            area: "M2.4 4L11.6 4L11.6 8C11.6 10.2 10 11.6 7 11.6C4 11.6 2.4 10.2 2.4 8Z"),
        "person.2": SymbolDrawing(
            "O5.6 5.2 2.4M1.4 13.2C1.6 10.4 3.2 9.2 5.6 9.2C8 9.2 9.6 10.4 9.8 13.2M10.2 3C12.4 2.8 13.4 5.2 11.8 7M11.4 9.2C13.4 9.4 14.4 10.8 14.6 13.2",
            area: "O5.6 5.2 2.4M1.4 13.2C1.6 10.4 3.2 9.2 5.6 9.2C8 9.2 9.6 10.4 9.8 13.2Z"),
        "figure": SymbolDrawing(
            "O8.6 2.6 1.2M8.2 5L8 9.4L10.4 11.6L10.8 14.4M8 9.4L6.6 11.6L4.8 14.2M4.8 8L6 6L8.2 5L10 7.2L12 7.8"),
        "graduationcap": SymbolDrawing(
            "M8 3L14.8 6.4L8 9.8L1.2 6.4ZM4 8L4 11.4C6 13.4 10 13.4 12 11.4L12 8", area: "*"),
        "suitcase": SymbolDrawing(
            "R1.6 5 12.8 8.6 1.4M5.6 5L5.6 2.8L10.4 2.8L10.4 5", area: "R1.6 5 12.8 8.6 1.4", marks: "M2.4 8.8L13.6 8.8"
        ),
    ]
}
