import Foundation

/// GIFs and WebPs, with the pixel hashes of what Pillow 13 shows of their frames, and the milliseconds of these.
struct SampleFrames {
    var bytes: [UInt8]
    var hashes: [String]
    var milliseconds: [Int]

    init(_ base64: String, _ hashes: [String], milliseconds: [Int] = [0]) {
        bytes = Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map(Array.init) ?? []
        (self.hashes, self.milliseconds) = (hashes, milliseconds)
    }

    /// A GIF of four frames of 10 by 9 pixels: kept, cleared, restored, and with colors of its own. The hashes after
    /// the second are those of a composition by the specification: Pillow clears with a color.
    static let animatedGIF = SampleFrames(
        """
        R0lGODlhCgAJAIEAAP8AAAD/AAAA//r6+iH/C05FVFNDQVBFMi4wAwEAAAAh+QQECgAAACwAAAAACgAJAAACDURkeMnrClt8stI7sywA
        IfkECQQAAQAsAgACAAQAAwAAAgOcj1YAIfkEDRQAAwAsBQABAAUABwAAAgrMMGKol/tcY1AUACH5BAQAAAAALAAABgAIAAMAgQECA8hk
        Mgljx01YYwIHRDSGmtfrCgA7
        """,
        [
            "3d46877ab61eed5cfdf8e3bc76e13225",
            "78c35d64e0d48477de11dc4f549f5782",
            "49f55a74c1e94cd88135d28733288f0d",
            "47cbc3017d9fd5e47eae45fa2f522586",
        ], milliseconds: [100, 40, 200, 0])

    /// A GIF of 20 by 18 pixels whose rows come in four passes.
    static let interlacedGIF = SampleFrames(
        """
        R0lGODlhFAASAIMAAAD/AAH+BQL9CgP8DwT7FAX6GQb5Hgf4Iwj3KAn2LQr1Mgv0NwzzPA3yQQ7xRg/wSyH5BAAAAAAALAAAAAAUABIA
        QAToEAQxSDEHJbVYc49EAYmwEI3xIIEyMIVzkKZYXdnWfeE0AAXFg5BwDBANwYERMCyAQkBDcSAEHAtEQfBgJAy/6WxgSDAeggJi4QgQ
        DooGgJwAHBwFxkARQDwMDQQLAnV3BQALBgEMBwINCAMOCQQPCoeJAQAPDg0MCwoJCAcGBQQDApmbcgIEBggKDA4ArK6wsrQABAgMubu9
        vLrAvgYMAggOBAoAxMbIyswACNHT0tXU1woEDggCDAYA2dvd3+EADAgE5ujq6eft6w4MCggGBAIA8fP19/kA/v8AAwqk9SrWrFYFb7WK
        AAA7
        """,
        [
            "915d2f5f882967156aac7fde4c454b45"
        ])

    /// A WebP of 20 by 14 pixels.
    static let lossyWebP = SampleFrames(
        """
        UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoUAA4ALplotFokKCgoCACYS2AE6ZQjgALP/D4eaD64AP70XO4tQ84iaXvMKWLN9gyL/80Q
        S5ul4D8X/p2zro/+O8/iT9ibNmwsR7s5F/oekyTIAAA=
        """,
        [
            "8e512115d90ccd3f6e4bcbd044581c80"
        ])

    /// The same with alpha.
    static let transparentWebP = SampleFrames(
        """
        UklGRpgAAABXRUJQVlA4WAoAAAAQAAAAEwAADQAAQUxQSBQAAAAFDzANERFCSEBM8P8s3YKI/oexAVZQOCBeAAAAkAQAnQEqFAAOAD7R
        XKZMqCUjojAIAQAaCWwAnTKEdzeAUyPAAAYFFQDekBYAAP7ppVHL6S4lOkdLo1/8QtJZMpA1r+zbSGd7qq5NoT6j5EQs4KzhXJ1/9mZL
        iAAAAA==
        """,
        [
            "1814ec51e4f2121e1058fd53438117e8"
        ])

    /// The same without loss.
    static let losslessWebP = SampleFrames(
        """
        UklGRjwAAABXRUJQVlA4TC8AAAAvE0ADEM1VIKL/sYsoeP8DRNo2tXD/hsdOh0FIQPi/1ASaQCCFDfAEQLYfglH5FwA=
        """,
        [
            "6d6fe66cf07203f63b6667bf5221bd64"
        ])

    /// A WebP of three frames of 12 by 10 pixels.
    static let animatedWebP = SampleFrames(
        """
        UklGRooBAABXRUJQVlA4WAoAAAASAAAACwAACQAAQU5JTQYAAAAAAAAAAwBBTk1GegAAAAAAAAAAAAsAAAkAAGQAAAJBTFBIGwAAAAFf
        MA0REf4PggAShVlmmWWWWVJcIKL/IafjBABWUDggPgAAAFABAJ0BKgwACgADgFolsAAEdAAA/t//s//v/kO0P/9NrhBOMFhqKD+//+Oc
        qw9yaadG9/4SM49If76DyAAAQU5NRlgAAAAAAAAAAAALAAAJAAAoAAAAVlA4IEAAAABUAQCdASoMAAoAAABaJbAABHQAAP7uV/ZT/cPY
        Z2Wf/0IKXB3/U36/9kbAv8G21v9vDf4FPfYA/kI27hvfgAAAQU5NRnwAAAAAAAAAAAALAAAJAADIAAACQUxQSBsAAAABXzANERH+D4IA
        EoVZZplllllSXCCi/yGn4wQAVlA4IEAAAABQAQCdASoMAAoAA4BaJbAABHQAAP7s2e7/8j8d8Z//0IPxwcsN9kp3//wS0S4HKP/8GJ7F
        P/zm78Yn+ivAAAAA
        """,
        [
            "7fe9296f1bfdb39fcc1f15ed5a542aa7",
            "37855e66c18aa60a4aa941a6f6b16f17",
            "be3b857188c4bae778634b9041fcdede",
        ], milliseconds: [100, 40, 200])
}
