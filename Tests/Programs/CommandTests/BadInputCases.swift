/// The table of bad inputs: command lines, then badges, models, pictures, problems, goldens and trees.
enum BadInputCases {
    typealias Case = BadInputTests.Case

    static let all = commandLines + badges + models + pictures + problems + goldens + trees

    private static let commandLines = [
        Case(name: "no command", words: ["swift"], status: 64, begins: "layoutsim swift: error: missing command"),
        Case(
            name: "a misspelled command", words: ["rendr"], status: 64, begins: "layoutsim: error: ",
            holds: ["'rendr'", "did you mean 'render'?"]),
        Case(
            name: "a misspelled option", words: ["render", "--widht", "320"], status: 64,
            begins: "layoutsim render: error: ",
            holds: ["'--widht'", "did you mean '--width'?"]),
        Case(
            name: "a width that no phone has", words: ["render", "--width", "321"], status: 64,
            begins: "layoutsim render: error: ", holds: ["'321'", "320, 375, 414"]),
        Case(
            name: "a width that is no number", words: ["render", "--width", "NaN"], status: 64,
            begins: "layoutsim render: error: ", holds: ["'NaN'"]),
        Case(
            name: "a value that is missing", words: ["render", "--width"], status: 64,
            begins: "layoutsim render: error: ", holds: ["--width"]),
        Case(
            name: "an option twice", words: ["frames", "--width", "320", "--width", "375"], status: 64,
            begins: "layoutsim frames: error: ", holds: ["twice"]),
        Case(
            name: "options that exclude each other", words: ["frames", "--width", "320", "--device", "iphone-5"],
            status: 64, begins: "layoutsim frames: error: ", holds: ["--width", "--device"]),
        Case(
            name: "an unknown device", words: ["frames", "--device", "iphone-55"], status: 64, begins: "layoutsim",
            holds: ["'iphone-55'", "did you mean"]),
        Case(
            name: "a package that is not there", words: ["swift", "test"], status: 64, begins: "layoutsim: error: ",
            holds: ["Package.swift", "swift init"]),
        Case(
            name: "a device that nobody knows for swift", words: ["swift", "test", "--device", "iphone-55"], status: 64,
            begins: "layoutsim", holds: ["'iphone-55'", "did you mean"]),
        Case(
            name: "a version of iOS that is none", words: ["swift", "build", "--ios", "new"], status: 64,
            begins: "layoutsim: error: --ios", holds: ["18.2"]),
        Case(
            name: "flags for a file that is not there", words: ["swift", "flags", "A.swift"], status: 66,
            begins: "A.swift: error: "),
        Case(
            name: "a project without sources", words: ["swift", "init"], status: 64, begins: ".: error: ",
            holds: ["no Swift files"]),
        Case(
            name: "a scale that is not a number", words: ["render", "--scale", "nan"], status: 64,
            begins: "layoutsim render: error: ", holds: ["nan"]),
        Case(
            name: "a scale of none", words: ["render", "--scale", "0"], status: 64,
            begins: "layoutsim render: error: ", holds: ["'0'"]),
        Case(
            name: "a huge scale", words: ["render", "--scale", "1e9"], status: 64,
            begins: "layoutsim render: error: ", holds: ["1e9"]),
        Case(
            name: "a negative height", words: ["frames", "layout-diagram", "--cyan-height=-1"], status: 64,
            begins: "layoutsim frames: error: ", holds: ["-1"]),
        Case(
            name: "an unknown screen", words: ["frames", "badge-detial"], status: 64,
            begins: "layoutsim frames: error: ", holds: ["'badge-detial'", "did you mean 'badge-detail'?"]),
        Case(
            name: "an unknown format", words: ["frames", "--format", "xml"], status: 64,
            begins: "layoutsim frames: error: ", holds: ["xml", "text, json"]),
        Case(
            name: "an audit of an unknown screen", words: ["audit", "badge-detial"], status: 64,
            begins: "layoutsim audit: error: ", holds: ["'badge-detial'", "did you mean 'badge-detail'?"]),
        Case(
            name: "waivers that are not there", words: ["audit", "--waivers", "no.txt"], status: 66,
            begins: "no.txt: error: cannot read"),
        Case(
            name: "a waiver for an unknown rule", words: ["audit"],
            files: ["layoutsim-waivers.txt": Array("# ours\ntruncatd title # why\n".utf8)], status: 65,
            begins: "layoutsim-waivers.txt:2: error: ", holds: ["did you mean 'truncated'?"]),
        Case(
            name: "widths that end before they begin", words: ["sizes", "Main.storyboard", "--width", "500...400"],
            status: 64, begins: "layoutsim sizes: error: --width: '500...400' begins after its end"),
        Case(
            name: "widths without an end", words: ["sizes", "Main.storyboard", "--width", "320..."], status: 64,
            begins: "layoutsim sizes: error: --width: '320...' is not a number"),
        Case(
            name: "a device that is newer than the system",
            words: ["sizes", "Main.storyboard", "--ios", "18", "--device", "iphone-duo"], status: 64,
            begins: "layoutsim sizes: error: --ios: '18' yields no window to examine"),
        Case(
            name: "a system without a window so small",
            words: ["sizes", "Main.storyboard", "--ios", "18", "--width", "10...20"], status: 64,
            begins: "layoutsim sizes: error: --ios: '18' yields no window to examine"),
        Case(
            name: "a map of windows that a system does not give",
            words: ["sizes", "Main.storyboard", "--ios", "18", "--map", "map.png"], status: 64,
            begins: "layoutsim sizes: error: --map: 'map.png' shows windows of any size, which iOS 18 does not offer"),
        Case(
            name: "sizes of a storyboard that is not there", words: ["sizes", "no.storyboard"], status: 66,
            begins: "no.storyboard: error: cannot read"),
        Case(
            name: "an unknown shell", words: ["completion", "tcsh"], status: 64,
            begins: "layoutsim completion: error: ", holds: ["tcsh", "bash, zsh, fish"]),
        Case(
            name: "a folder that is not there", words: ["render", "-o", "no/such/x.png"], status: 70,
            begins: "no/such/x.png: error: "),
        Case(
            name: "a folder in the place of the picture", words: ["render", "-o", "."], status: 70,
            begins: ".: error: "),
        Case(
            name: "a folder that nobody can write into", words: ["render", "-o", "/proc/x.png"], status: 70,
            begins: "/proc/x.png: error: "),
        Case(
            name: "a path that is too long", words: ["render", "-o", String(repeating: "x", count: 5000)], status: 70,
            begins: "xxx"),
        Case(
            name: "nothing to accept", words: ["accept"], status: 64, begins: "layoutsim accept: error: ",
            holds: ["VARIANT"]),
        Case(
            name: "a variant that is not pending", words: ["accept", "badge-detail/w1-portrait"], status: 64,
            begins: "layoutsim accept: error: ", holds: ["w1-portrait"]),
    ]

    private static func badges(
        _ name: String, _ text: String, status: Int32 = 65, _ begins: String, _ holds: String...
    ) -> Case {
        Case(
            name: "badges: \(name)", words: ["frames", "--longest", "--badges", "b.json"],
            files: ["b.json": Array(text.utf8)], status: status, begins: begins, holds: holds)
    }

    private static let badges = [
        badges("empty", "", "b.json:1: error: "),
        badges("cut short", #"[{"name": "a","#, "b.json:1: error: "),
        badges("not an array", #"{"name": "a"}"#, "b.json:1: error: ", "array"),
        badges("no records", "[]", "b.json:1: error: "),
        badges("a record that is a number", "[\n 12]", "b.json:2: error: ", "record 1", "12"),
        badges("a missing key", "[\n{\"name\": \"a\"}]", "b.json:2: error: ", "'a'", "translated_description"),
        badges("a name that is a list", "[\n\n{\"name\": [1]}]", "b.json:3: error: ", "'name'"),
        badges("nested without end", String(repeating: "[", count: 100_000), "b.json:1: error: "),
        badges("a text without end", "[\"abc", "b.json:1: error: "),
        badges("a number that is no number", "[{\"name\": NaN}]", "b.json:1: error: "),
        Case(
            name: "badges: missing", words: ["frames", "--longest", "--badges", "none.json"], status: 66,
            begins: "none.json: error: "),
        Case(
            name: "badges: a folder", words: ["catalog", "check", "."], status: 66, begins: ".: error: "),
        Case(
            name: "badges: bytes that are no text", words: ["catalog", "check", "b.json"],
            files: ["b.json": [0x5B, 0x22, 0xFF, 0xFE, 0x22, 0x5D]], status: 65, begins: "b.json:1: error: "),
        Case(
            name: "badges: zeros", words: ["catalog", "check", "b.json"],
            files: ["b.json": [UInt8](repeating: 0, count: 4096)], status: 65, begins: "b.json:1: error: "),
        Case(
            name: "badges: a file without end", words: ["catalog", "check", "/dev/zero"], status: 66,
            begins: "/dev/zero: error: "),
    ]

    private static func model(_ name: String, _ text: String, _ holds: String...) -> Case {
        Case(
            name: "layout model: \(name)", words: ["frames", "--layout-model", "m.json"],
            files: ["m.json": Array(text.utf8)], status: 65, begins: "m.json:", holds: ["error: "] + holds)
    }

    private static let models = [
        model("a misspelled key", #"{"patchsize": 232}"#, "'patchsize'", "did you mean 'patchSize'?"),
        model("a wrong type", "{\n\"patchSize\": \"232\"}", "m.json:2", "patchSize", "a number"),
        model("a negative size", #"{"patchSize": -1}"#, "-1"),
        model("a huge size", #"{"verticalPadding": 1e300}"#, "verticalPadding"),
        model("a priority above required", #"{"patchPriority": 1001}"#, "1001"),
        Case(
            name: "layout model: a misspelled name", words: ["frames", "--layout-model", "desgin"], status: 64,
            begins: "layoutsim frames: error: ", holds: ["did you mean 'design'?"]),
        Case(
            name: "layout model: missing", words: ["frames", "--layout-model", "none.json"], status: 66,
            begins: "none.json: error: "),
    ]

    private static func picture(_ name: String, _ bytes: [UInt8], _ holds: String...) -> Case {
        Case(
            name: "picture: \(name)", words: ["render", "--image", "p.png", "-o", "x.png"], files: ["p.png": bytes],
            status: 65, begins: "p.png: error: ", holds: holds)
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static let pictures = [
        picture("empty", []),
        picture("a text", Array("hello".utf8), "PNG"),
        picture(
            "a Git LFS pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8),
            "git lfs pull"),
        picture("cut short", signature + [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]),
        picture("a chunk of a gigabyte", signature + [0x3F, 0xFF, 0xFF, 0xFF, 0x49, 0x48, 0x44, 0x52, 0, 0]),
        Case(
            name: "picture: missing", words: ["render", "--image", "none.png", "-o", "x.png"], status: 66,
            begins: "none.png: error: "),
    ]

    private static func problem(_ name: String, _ text: String, _ holds: String...) -> Case {
        Case(
            name: "problem: \(name)", words: ["solve", "p.json"], files: ["p.json": Array(text.utf8)], status: 65,
            begins: "p.json:", holds: ["error: "] + holds)
    }

    private static let problems = [
        problem("empty", ""),
        problem("no constraints", #"{"variables": []}"#, "constraints"),
        problem(
            "an unknown variable", #"{"variables": ["a"], "constraints": [{"id": "c1", "coeffs": {"b": 1}}]}"#, "'c1'",
            "b"),
        problem(
            "a misspelled relation",
            #"{"variables": ["a"], "constraints": [{"id": "c1", "coeffs": {"a": 1}, "relation": "="}]}"#, "'c1'",
            "relation"),
        problem("a variable twice", #"{"variables": ["a", "a"], "constraints": []}"#, "'a'"),
        problem(
            "bounds the wrong way round",
            #"{"variables": [{"name": "a", "lower": 2, "upper": 1}], "constraints": []}"#),
        problem("values without end", growing(by: 1e12, count: 40), "greater than every number"),
    ]

    /// Returns a problem in which each variable is a multiple of the one before it, and the first is 1.
    private static func growing(by factor: Double, count: Int) -> String {
        let names = (0..<count).map { #""v\#($0)""# }.joined(separator: ", ")
        let first = #"{"id": "first", "coeffs": {"v0": 1}, "constant": 1}"#
        let others = (1..<count).map { #"{"id": "c\#($0)", "coeffs": {"v\#($0)": 1, "v\#($0 - 1)": \#(-factor)}}"# }
        let constraints = ([first] + others).joined(separator: ", ")
        return #"{"variables": [\#(names)], "constraints": [\#(constraints)]}"#
    }

    private static func goldens(_ name: String, _ lock: [UInt8], status: Int32 = 65, _ holds: String...) -> Case {
        Case(
            name: "goldens: \(name)", words: ["test"], files: ["Snapshots/snapshots.lock": lock], status: status,
            begins: "Snapshots/snapshots.lock:", holds: ["error: "] + holds)
    }

    private static let goldens = [
        goldens("conflict markers", Array("<<<<<<< ours\n=======\n>>>>>>> theirs\n".utf8), "merge"),
        goldens("a Git LFS pointer", Array("version https://git-lfs.github.com/spec/v1\n".utf8), "git lfs pull"),
        goldens("a line that is none", Array("badge-detail/x 1 2\n".utf8), "badge-detail/x 1 2"),
        goldens("no text", [0xFF, 0xFE, 0x00], "UTF-8"),
    ]

    /// Returns a case with a tree whose view has a line.
    private static func tree(_ name: String, _ words: [String], _ line: String, _ holds: String...) -> Case {
        let text = """
            layoutsim-layout 2
            screen Home
            device iphone-5 portrait 320x568@2x
            status-bar 0
            safe-area 0 0 0 0
            font-era 2015
            view  0 0 320 568
                \(line)
            constraints
            audits
              none

            """
        return Case(
            name: name, words: words, files: ["x.layout": Array(text.utf8)], status: 65, begins: "x.layout: error: ",
            holds: holds)
    }

    private static let trees = [
        tree(
            "a step that no drawing has", ["render", "x.layout", "-o", "x.png"], "draw zzz #FF0000", "view 'view'",
            "'draw zzz #FF0000'", "version control"),
        tree(
            "a color that is none", ["render", "x.layout", "-o", "x.png"], "background red", "view 'view'",
            "'background red'"),
        tree(
            "a line that no view has", ["render", "x.layout", "-o", "x.png"], "weather fine", "view 'view'",
            "'weather fine'"),
    ]
}
