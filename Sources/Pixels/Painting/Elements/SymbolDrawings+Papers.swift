extension SymbolDrawings {
    static let papers: [String: SymbolDrawing] = [
        "pencil": SymbolDrawing("M2.4 13.6L3.2 10.6L11 2.8L13.2 5L5.4 12.8Z", area: "*"),
        "square.and.pencil": SymbolDrawing(
            "M13 8.4L13 13.8L2.4 13.8L2.4 3.2L8 3.2M6.4 9.8L7 7.6L12.6 2L14 3.4L8.4 9.2Z"),
        "paperplane": SymbolDrawing("M1.8 7.2L14.2 1.8L9.2 14.2L7 9Z", area: "*", marks: "M7 9L10.4 5.6"),
        "envelope": SymbolDrawing("R1.6 3.4 12.8 9.4 1.6", area: "*", marks: "M2.4 4.8L8 9.2L13.6 4.8"),
        "folder": SymbolDrawing("M1.6 12.8L1.6 3.6L6 3.6L7.4 5.2L14.4 5.2L14.4 12.8Z", area: "*"),
        "doc": SymbolDrawing(
            "M3.4 1.8L9 1.8L12.6 5.4L12.6 14.2L3.4 14.2Z", area: "*", marks: "M9 2.4L9 5.4L12 5.4"),
        "doc.text": SymbolDrawing(
            "M3.4 1.8L9 1.8L12.6 5.4L12.6 14.2L3.4 14.2Z", area: "*",
            marks: "M9 2.4L9 5.4L12 5.4M5.6 8.4L10.4 8.4M5.6 11L10.4 11"),
        "doc.on": SymbolDrawing("R5.4 1.6 8 9.6 1.2M3.6 4.6L2.4 4.6L2.4 14.4L10.4 14.4L10.4 13.2"),
        "tray": SymbolDrawing(
            "M1.6 9L4 3L12 3L14.4 9L14.4 13L1.6 13Z", area: "*",
            marks: "M2.4 9L5.4 9C5.6 10.4 6.6 11 8 11C9.4 11 10.4 10.4 10.6 9L13.6 9"),
        "archivebox": SymbolDrawing(
            "R1.4 2.6 13.2 3.4 0.8M2.6 6L2.6 13.4L13.4 13.4L13.4 6", area: "R1.4 2.6 13.2 3.4 0.8R2.6 6 10.8 7.4 0.4",
            marks: "M6 8.8L10 8.8"),
        "book": SymbolDrawing(
            "M8 4C6.4 2.8 4 2.6 1.6 3L1.6 12.8C4 12.4 6.4 12.6 8 13.8C9.6 12.6 12 12.4 14.4 12.8L14.4 3C12 2.6 9.6 2.8 8 4Z",
            area: "*", marks: "M8 4.6L8 13"),
        "newspaper": SymbolDrawing(
            "R1.8 2.6 12.4 10.8 1.4", area: "*", marks: "M4.4 5.4L11.6 5.4M4.4 8L11.6 8M4.4 10.6L8.6 10.6"),
        "note": SymbolDrawing(
            "M2.2 2.2L13.8 2.2L13.8 9.4L9.4 13.8L2.2 13.8Z", area: "*", marks: "M13.2 9.4L9.4 9.4L9.4 13.2"),
        "bubble": SymbolDrawing(bubble, area: "*"),
        "text.bubble": SymbolDrawing(bubble, area: "*", marks: "M5 5.8L11 5.8M5 8.4L9.4 8.4"),
        "ellipsis.bubble": SymbolDrawing(bubble, area: "*", marks: "O5 7.2 0.4O8 7.2 0.4O11 7.2 0.4"),
        "quote.bubble": SymbolDrawing(bubble, area: "*", marks: "M5.8 5.6L5.2 8.4M8.8 5.6L8.2 8.4"),
        "plus.bubble": SymbolDrawing(bubble, area: "*", marks: "M8 4.8L8 9.6M5.6 7.2L10.4 7.2"),
    ]

    private static let bubble =
        "M4 2L12 2C13.4 2 14.4 3 14.4 4.4L14.4 9.8C14.4 11.2 13.4 12.2 12 12.2L7 12.2L4 14.6L4 12.2C2.6 12.2 1.6 11.2 1.6 9.8L1.6 4.4C1.6 3 2.6 2 4 2Z"
}
