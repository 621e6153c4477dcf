import LayoutSimDocuments
import LayoutSimRendering

extension FuzzTarget {
    static let layout = FuzzTarget(
        name: "layout",
        seeds: [
            """
            layoutsim-layout 1
            screen badge-detail
            view  0 0 320 568
              title  14 77.5 292 67.5
                  lines 3
            constraints
              title.top >= view.safeAreaTop + 7  active
            audits
              none

            """
        ],
        dictionary: ["view", "frame", "text", "\"", "\\", "  ", "\n", "0 0 320 568", "-1", "1e308", "nan", "audit"],
        read: { bytes in
            let document = try LayoutDocument(parsing: String(decoding: bytes, as: UTF8.self))
            let again = try LayoutDocument(parsing: document.description)
            _ = document.recordedScreen
            precondition(again.description == document.description, "what was written is read as something else")
        })
}
