extension SymbolDrawings {
    static let signs: [String: SymbolDrawing] = [
        "questionmark": SymbolDrawing(
            "M5.4 5.4C5.4 3.6 6.4 2.6 8 2.6C9.6 2.6 10.6 3.6 10.6 5C10.6 7.2 8 7.2 8 9.8O8 12.8 0.4"),
        "info": SymbolDrawing("M8 6.6L8 12.6O8 3.4 0.3"),
        "exclamationmark": SymbolDrawing("M8 2.8L8 9.6O8 12.8 0.4"),
        "exclamationmark.triangle": SymbolDrawing(
            "M8 2L14.6 13.6L1.4 13.6Z", area: "*", marks: "M8 6.4L8 9.4O8 11.5 0.2"),
        "triangle": SymbolDrawing("M8 2L14.6 13.6L1.4 13.6Z", area: "*"),
        "circlebadge": SymbolDrawing("O8 8 4", area: "*"),
        "heart": SymbolDrawing(
            "M8 13.8C5 11.6 1.8 8.9 1.8 5.9C1.8 3.9 3.3 2.5 5.1 2.5C6.4 2.5 7.4 3.2 8 4.3C8.6 3.2 9.6 2.5 10.9 2.5C12.7 2.5 14.2 3.9 14.2 5.9C14.2 8.9 11 11.6 8 13.8Z",
            area: "*"),
        "bell": SymbolDrawing(
            "M3 11.6C4.2 10.6 4.4 9.2 4.4 7C4.4 4.4 5.9 2.6 8 2.6C10.1 2.6 11.6 4.4 11.6 7C11.6 9.2 11.8 10.6 13 11.6ZM6.4 13.4C6.8 14.4 9.2 14.4 9.6 13.4",
            area: "*"),
        "bookmark": SymbolDrawing("M4 2L12 2L12 14L8 10.6L4 14Z", area: "*"),
        "tag": SymbolDrawing("M2 2L8 2L14.2 8.2L8.2 14.2L2 8Z", area: "*", marks: "O5 5 0.6"),
        "flag": SymbolDrawing(
            "M3.6 14.4L3.6 2.2C6 1 8.6 3.8 12.6 2.4L12.6 9C8.6 10.4 6 7.6 3.6 8.8",
            area: "M3.6 2.2C6 1 8.6 3.8 12.6 2.4L12.6 9C8.6 10.4 6 7.6 3.6 8.8Z"),
        "list": SymbolDrawing("M5.6 4L14 4M5.6 8L14 8M5.6 12L14 12O2.4 4 0.3O2.4 8 0.3O2.4 12 0.3"),
        "line.3": SymbolDrawing("M2 4L14 4M2 8L14 8M2 12L14 12"),
        "line.3.horizontal.decrease": SymbolDrawing("M2 4L14 4M4.4 8L11.6 8M6.6 12L9.4 12"),
        "slider.horizontal": SymbolDrawing(
            "M2 4L3.7 4M6.3 4L14 4M2 8L9.3 8M11.9 8L14 8M2 12L5.3 12M7.9 12L14 12O5 4 1.3O10.6 8 1.3O6.6 12 1.3"),
        "square.grid": SymbolDrawing("R2 2 5 5 1R9 2 5 5 1R2 9 5 5 1R9 9 5 5 1", area: "*"),
        "rectangle": SymbolDrawing("R1.4 3.4 13.2 9.2 1.6", area: "*"),
        "rectangle.stack": SymbolDrawing("R2 6 12 8 1.4M3.4 4L12.6 4M4.8 2L11.2 2", area: "R2 6 12 8 1.4"),
        "square.on.square": SymbolDrawing("R5.2 2 8.8 8.8 1.6M3.6 5.4L2 5.4L2 14L10.6 14L10.6 12.4"),
        "shield": SymbolDrawing(
            "M8 1.6L13.6 3.6L13.6 7.8C13.6 11 11.4 13.2 8 14.4C4.6 13.2 2.4 11 2.4 7.8L2.4 3.6Z", area: "*"),
        "seal": SymbolDrawing(
            "M8 1.6L9.9 3.2L12.4 3.6L12.8 6.1L14.4 8L12.8 9.9L12.4 12.4L9.9 12.8L8 14.4L6.1 12.8L3.6 12.4L3.2 9.9L1.6 8L3.2 6.1L3.6 3.6L6.1 3.2Z",
            area: "*"),
        "number": SymbolDrawing("M6.4 2.4L4.8 13.6M11.2 2.4L9.6 13.6M2.6 5.6L13.6 5.6M2.2 10.4L13.2 10.4"),
        "percent": SymbolDrawing("M12.6 3L3.4 13O4.6 4.8 1.8O11.4 11.2 1.8"),
        "dollarsign": SymbolDrawing(
            "M11 4.8C10.6 3.6 9.5 3 8 3C6.2 3 5 3.9 5 5.3C5 8.6 11.2 7 11.2 10.6C11.2 12.1 9.9 13 8 13C6.3 13 5 12.3 4.8 11M8 1.6L8 14.4"
        ),
        "eurosign": SymbolDrawing(
            "M12 4C8.8 1.2 4.4 3.4 4.4 8C4.4 12.6 8.8 14.8 12 12M2.6 6.8L9.6 6.8M2.6 9.2L9.6 9.2"),
        "textformat": SymbolDrawing("M1.8 13L5 3L8.2 13M2.8 9.8L7.2 9.8O11.6 10.4 2.6M14.2 7.8L14.2 13"),
        "bold": SymbolDrawing(
            "M4.4 2.4L4.4 13.6L9 13.6C11 13.6 12.2 12.4 12.2 10.6C12.2 8.9 11 7.8 9 7.8L4.4 7.8M4.4 2.4L8.4 2.4C10.2 2.4 11.2 3.5 11.2 5.1C11.2 6.7 10.2 7.8 8.4 7.8"
        ),
        "italic": SymbolDrawing("M9.8 2.4L6.2 13.6M7.2 2.4L12.4 2.4M3.6 13.6L8.8 13.6"),
        "underline": SymbolDrawing(
            "M4 2.4L4 7.6C4 9.8 5.6 11.2 8 11.2C10.4 11.2 12 9.8 12 7.6L12 2.4M3.6 14L12.4 14"),
        "power": SymbolDrawing(
            "M8 1.8L8 7.6M5 3.6C2.8 5 2 7 2.4 9.2C2.8 12 5.2 13.8 8 13.8C10.8 13.8 13.2 12 13.6 9.2C14 7 13.2 5 11 3.6"),
        "delete.left": SymbolDrawing(
            "M5.4 3.4L14.4 3.4L14.4 12.6L5.4 12.6L1.4 8Z", area: "*", marks: "M7.6 6L11.6 10M11.6 6L7.6 10"),
        "link": SymbolDrawing(
            "M6.6 9.4L9.4 6.6M7.2 4.8L9 3C10.2 1.8 12 1.8 13 3C14.2 4.2 14.2 5.8 13 7L11.2 8.8M8.8 11.2L7 13C5.8 14.2 4.2 14.2 3 13C1.8 11.8 1.8 10.2 3 9L4.8 7.2"
        ),
        "wifi": SymbolDrawing(
            "M1.6 6.4C5.2 2.8 10.8 2.8 14.4 6.4M3.8 8.8C6.2 6.4 9.8 6.4 12.2 8.8M6 11C7.2 9.9 8.8 9.9 10 11O8 12.8 0.3"),
        "viewfinder": SymbolDrawing("M2 5.4L2 2L5.4 2M10.6 2L14 2L14 5.4M14 10.6L14 14L10.6 14M5.4 14L2 14L2 10.6"),
        "faceid": SymbolDrawing(
            "M2 5.4L2 2L5.4 2M10.6 2L14 2L14 5.4M14 10.6L14 14L10.6 14M5.4 14L2 14L2 10.6M5.6 6L5.6 7.2M10.4 6L10.4 7.2M8 6L8 9L7.2 9M5.8 11C7 12 9 12 10.2 11"
        ),
        "face": SymbolDrawing("O8 8 6.3", area: "*", marks: "O5.8 6.6 0.3O10.2 6.6 0.3M5 9.6C6.2 11.8 9.8 11.8 11 9.6"),
        "hand.raised": SymbolDrawing(
            "M5 11L5 4.2C5 3.2 6.5 3.2 6.5 4.2L6.5 2.8C6.5 1.8 8 1.8 8 2.8L8 3.2C8 2.2 9.5 2.2 9.5 3.2L9.5 4.2C9.5 3.4 11 3.4 11 4.4L11 9.6L12.2 8C12.8 7.2 14 7.8 13.6 8.8L11.4 12.6C10.6 13.8 9.6 14.4 8.2 14.4C6 14.4 5 13 5 11Z",
            area: "*"),
        "cross": SymbolDrawing("M6 2L10 2L10 6L14 6L14 10L10 10L10 14L6 14L6 10L2 10L2 6L6 6Z", area: "*"),
    ]
}
