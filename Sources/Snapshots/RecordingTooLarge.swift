import LayoutSimErrors
import LayoutSimRendering

/// The error of a recording with more moments than an image can hold.
struct RecordingTooLarge: ReportableError {
    var key: SnapshotKey
    var strip: Filmstrip

    var description: String {
        "\(key): error: its \(strip.cells.count) moments make a picture of \(strip.width)x\(strip.height) pixels, more than "
            + "any may have; look at fewer moments"
    }
    var exitStatus: ExitStatus { .fault }
}
