extension SymbolDrawings {
    static let arrows: [String: SymbolDrawing] = [
        "arrow.right": SymbolDrawing("M2.4 8L13.4 8M8.8 3.4L13.4 8L8.8 12.6"),
        "arrow.left": SymbolDrawing("M13.6 8L2.6 8M7.2 3.4L2.6 8L7.2 12.6"),
        "arrow.up": SymbolDrawing("M8 13.6L8 2.6M3.4 7.2L8 2.6L12.6 7.2"),
        "arrow.down": SymbolDrawing("M8 2.4L8 13.4M3.4 8.8L8 13.4L12.6 8.8"),
        "arrow.up.right": SymbolDrawing("M3.6 12.4L12.4 3.6M5.4 3.6L12.4 3.6L12.4 10.6"),
        "arrow.up.left": SymbolDrawing("M12.4 12.4L3.6 3.6M10.6 3.6L3.6 3.6L3.6 10.6"),
        "arrow.down.right": SymbolDrawing("M3.6 3.6L12.4 12.4M5.4 12.4L12.4 12.4L12.4 5.4"),
        "arrow.down.left": SymbolDrawing("M12.4 3.6L3.6 12.4M10.6 12.4L3.6 12.4L3.6 5.4"),
        "arrow.up.arrow.down": SymbolDrawing(
            "M5 13L5 3M2.4 5.6L5 3L7.6 5.6M11 3L11 13M8.4 10.4L11 13L13.6 10.4"),
        "arrow.left.arrow.right": SymbolDrawing(
            "M13 5L3 5M5.6 2.4L3 5L5.6 7.6M3 11L13 11M10.4 8.4L13 11L10.4 13.6"),
        "arrow.clockwise": SymbolDrawing(
            "M13.2 8.6C12.9 11.4 10.7 13.6 8 13.6C4.9 13.6 2.6 11.2 2.6 8.2C2.6 5.2 4.9 2.8 8 2.8C9.6 2.8 11 3.4 12 4.4L13.4 5.8M13.4 2.4L13.4 5.8L10 5.8"
        ),
        "arrow.counterclockwise": SymbolDrawing(
            "M2.8 8.6C3.1 11.4 5.3 13.6 8 13.6C11.1 13.6 13.4 11.2 13.4 8.2C13.4 5.2 11.1 2.8 8 2.8C6.4 2.8 5 3.4 4 4.4L2.6 5.8M2.6 2.4L2.6 5.8L6 5.8"
        ),
        "arrow.triangle": SymbolDrawing(
            "M2.4 7C2.9 4.3 5.2 2.6 8 2.6C9.8 2.6 11.4 3.4 12.4 4.8M13.6 9C13.1 11.7 10.8 13.4 8 13.4C6.2 13.4 4.6 12.6 3.6 11.2M12.8 1.8L12.8 5.2L9.6 5.2M3.2 14.2L3.2 10.8L6.4 10.8"
        ),
        "arrow.uturn.left": SymbolDrawing(
            "M6 12.4L10 12.4C12 12.4 13.4 11 13.4 9C13.4 7 12 5.6 10 5.6L2.8 5.6M5.8 2.6L2.8 5.6L5.8 8.6"),
        "arrow.uturn.right": SymbolDrawing(
            "M10 12.4L6 12.4C4 12.4 2.6 11 2.6 9C2.6 7 4 5.6 6 5.6L13.2 5.6M10.2 2.6L13.2 5.6L10.2 8.6"),
        "arrowshape.turn.up.left": SymbolDrawing(
            "M7 3L1.6 7.4L7 11.8L7 9.2C10.4 9 12.6 10.2 14.2 13C14.2 8.4 11.4 5.6 7 5.6Z", area: "*"),
        "arrowshape.turn.up.right": SymbolDrawing(
            "M9 3L14.4 7.4L9 11.8L9 9.2C5.6 9 3.4 10.2 1.8 13C1.8 8.4 4.6 5.6 9 5.6Z", area: "*"),
        "chevron.up.chevron.down": SymbolDrawing("M4.4 6L8 2.4L11.6 6M4.4 10L8 13.6L11.6 10"),
        "square.and.arrow.down": SymbolDrawing(
            "M5 6L3.5 6L3.5 14.5L12.5 14.5L12.5 6L11 6M8 1.5L8 10M5.5 7.5L8 10L10.5 7.5"),
        "rectangle.portrait.and.arrow": SymbolDrawing(
            "M9.6 5L9.6 2.4L2.6 2.4L2.6 13.6L9.6 13.6L9.6 11M6 8L14 8M11.4 5.4L14 8L11.4 10.6"),
    ]
}
