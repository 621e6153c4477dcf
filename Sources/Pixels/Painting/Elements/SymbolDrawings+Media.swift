extension SymbolDrawings {
    static let media: [String: SymbolDrawing] = [
        "play": SymbolDrawing("M4 2.4L13.4 8L4 13.6Z", area: "*"),
        "pause": SymbolDrawing("R3.8 2.8 2.4 10.4 0.6R9.8 2.8 2.4 10.4 0.6", area: "*"),
        "stop": SymbolDrawing("R3 3 10 10 1.4", area: "*"),
        "record": SymbolDrawing("O8 8 6.3", area: "*"),
        // Names with forward and backward are resolved to a side by the layout direction.
        "right": SymbolDrawing("M2 4L8 8L2 12ZM8 4L14 8L8 12Z", area: "*"),
        "left": SymbolDrawing("M14 4L8 8L14 12ZM8 4L2 8L8 12Z", area: "*"),
        "right.end": SymbolDrawing("M3 3.6L10.4 8L3 12.4ZM12.6 3.6L12.6 12.4", area: "*"),
        "left.end": SymbolDrawing("M13 3.6L5.6 8L13 12.4ZM3.4 3.6L3.4 12.4", area: "*"),
        "shuffle": SymbolDrawing(
            "M1.8 4.4L4 4.4C7.6 4.4 8.4 11.6 12 11.6L14 11.6M1.8 11.6L4 11.6C7.6 11.6 8.4 4.4 12 4.4L14 4.4M12 2.4L14 4.4L12 6.4M12 9.6L14 11.6L12 13.6"
        ),
        "repeat": SymbolDrawing(
            "M2.4 8L2.4 6.6C2.4 5.2 3.4 4.4 4.8 4.4L13 4.4M11 2.2L13.2 4.4L11 6.6M13.6 8L13.6 9.4C13.6 10.8 12.6 11.6 11.2 11.6L3 11.6M5 9.4L2.8 11.6L5 13.8"
        ),
        "speaker": SymbolDrawing("M3 6L5.6 6L9.2 2.8L9.2 13.2L5.6 10L3 10Z", area: "*"),
        "speaker.wave": SymbolDrawing(
            "M1.6 6L4 6L7.4 2.8L7.4 13.2L4 10L1.6 10ZM9.6 5.8C10.8 7 10.8 9 9.6 10.2M11.8 3.8C14 6.2 14 9.8 11.8 12.2",
            area: "M1.6 6L4 6L7.4 2.8L7.4 13.2L4 10L1.6 10Z"),
        "mic": SymbolDrawing(
            "R5.8 1.6 4.4 7.6 2.2M3.4 7.2C3.4 10 5.4 11.8 8 11.8C10.6 11.8 12.6 10 12.6 7.2M8 11.8L8 14.4M5.6 14.4L10.4 14.4",
            area: "R5.8 1.6 4.4 7.6 2.2"),
        "camera": SymbolDrawing(
            "M1.6 5.2L4.8 5.2L5.8 3.4L10.2 3.4L11.2 5.2L14.4 5.2L14.4 13L1.6 13Z", area: "*", marks: "O8 8.9 2.4"),
        "photo": SymbolDrawing(
            "R1.6 2.8 12.8 10.4 1.6", area: "*",
            marks: "M2.2 11.4L5.8 7.8L8.6 10.6L10.6 8.8L13.6 11.6O10.8 5.9 0.8"),
        "video": SymbolDrawing("R1.4 4 8.8 8 1.6M10.2 7L14.4 4.6L14.4 11.4L10.2 9", area: "*"),
        "film": SymbolDrawing(
            "R1.6 2.6 12.8 10.8 1.2M4.6 2.6L4.6 13.4M11.4 2.6L11.4 13.4M4.6 8L11.4 8M1.6 6.2L4.6 6.2M1.6 9.8L4.6 9.8M11.4 6.2L14.4 6.2M11.4 9.8L14.4 9.8"
        ),
        "tv": SymbolDrawing("R1.6 3 12.8 8.6 1.4M5.4 14L10.6 14", area: "R1.6 3 12.8 8.6 1.4"),
        "iphone": SymbolDrawing("R4.4 1.4 7.2 13.2 1.8M7 12.6L9 12.6"),
        "laptopcomputer": SymbolDrawing("R3 3 10 7.6 1M1.4 12.8L14.6 12.8"),
        "music.note": SymbolDrawing(
            "M6.2 12.2L6.2 3L13 1.8L13 10.4M6.2 5.4L13 4.2O4.6 12.2 1.6O11.4 10.6 1.6",
            area: "O4.6 12.2 1.6O11.4 10.6 1.6"),
        "headphones": SymbolDrawing(
            "M2.4 10.4L2.4 8C2.4 4.6 4.8 2.4 8 2.4C11.2 2.4 13.6 4.6 13.6 8L13.6 10.4R2 9 2.8 4.8 1.2R11.2 9 2.8 4.8 1.2"
        ),
        "phone": SymbolDrawing(
            "M4.4 1.9C3.2 2.3 2.2 3.5 2.3 5C2.6 9.6 6.4 13.4 11 13.7C12.5 13.8 13.7 12.8 14.1 11.6L10.8 9.4L9.2 10.8C7.6 10.2 5.8 8.4 5.2 6.8L6.6 5.2Z",
            area: "*"),
        "gamecontroller": SymbolDrawing(
            "R1.4 4.4 13.2 7.6 3.6", area: "*", marks: "M4.2 8.2L7 8.2M5.6 6.8L5.6 9.6O10 9 0.3O11.8 7.4 0.3"),
        "printer": SymbolDrawing(
            "R1.8 5.6 12.4 5.6 1.2M4.4 5.6L4.4 2L11.6 2L11.6 5.6M4.4 9L11.6 9L11.6 14L4.4 14Z"),
        "qrcode": SymbolDrawing(
            "R2 2 4.6 4.6 0.6R9.4 2 4.6 4.6 0.6R2 9.4 4.6 4.6 0.6M9.6 9.6L11.2 9.6M12.8 11.2L14 11.2M9.6 12.6L9.6 14M12.4 14L14 14"
        ),
        "barcode": SymbolDrawing("M2.4 3L2.4 13M5 3L5 13M7 3L7 13M10 3L10 13M13.6 3L13.6 13"),
    ]
}
