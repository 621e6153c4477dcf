import SwiftUI
import UIKit

struct Demo: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Large title").font(.largeTitle)
            Text("Hello **strong** *soft* `code` ~~gone~~ [link](https://x.org) \(3) and \(2.5, specifier: "%.1f")")
            Text("A longer caption that has to wrap into several lines because it is long enough for that").font(.caption).foregroundStyle(.secondary).lineSpacing(4)
            HStack {
                Circle().fill(.red).frame(width: 40, height: 40)
                Circle().trim(from: 0, to: 0.7).stroke(.blue, style: StrokeStyle(lineWidth: 6, lineCap: .round)).frame(width: 40, height: 40)
                RoundedRectangle(cornerRadius: 10).fill(LinearGradient(colors: [.yellow, .orange], startPoint: .leading, endPoint: .trailing)).frame(width: 60, height: 40)
                Capsule().strokeBorder(.green, lineWidth: 3).frame(width: 60, height: 30)
                Rectangle().fill(AngularGradient(colors: [.red, .green, .blue, .red], center: .center)).frame(width: 40, height: 40)
                UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 12).fill(.purple.gradient).frame(width: 40, height: 40)
            }
            HStack {
                Image(systemName: "star.fill").foregroundStyle(.yellow)
                Image(systemName: "heart").imageScale(.large).foregroundColor(.pink)
                Image(systemName: "bolt").resizable().scaledToFit().frame(width: 30, height: 30)
                Text("Gradient").font(.title.bold()).foregroundStyle(LinearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
            }
            HStack(spacing: 20) {
                Color.blue.frame(width: 40, height: 40).rotationEffect(.degrees(30))
                Color.blue.frame(width: 40, height: 40).scaleEffect(0.5, anchor: .topLeading).border(.red)
                Color.blue.frame(width: 40, height: 40).cornerRadius(12).shadow(radius: 5, y: 3)
                Color.green.frame(width: 40, height: 40).mask { Image(systemName: "star.fill").resizable() }
                Color.orange.frame(width: 40, height: 40).clipShape(Circle()).opacity(0.5)
                Text("red").redacted(reason: .placeholder)
            }
            Text("one ").foregroundColor(.red) + Text("two").bold() + Text(Image(systemName: "star"))
            Text("truncated text that does not fit into one line at all, surely, no").lineLimit(1)
            Text("min scale text that does not fit into one line at all").lineLimit(1).minimumScaleFactor(0.5)
            Text("Centered\nmultiple lines here").multilineTextAlignment(.center).underline()
            Text("reserve").lineLimit(2, reservesSpace: true).border(.gray)
        }.padding()
    }
}
MainActor.assumeIsolated {
    let controller = UIHostingController(rootView: Demo())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    func dump(_ view: UIView, _ depth: Int) {
        let extra = (view as? UILabel).map { " '\($0.text ?? "")'" } ?? ""
        print(String(repeating: "  ", count: depth) + "\(type(of: view)) \(view.frame)\(extra)")
        for sub in view.subviews { dump(sub, depth + 1) }
    }
    dump(controller.view, 0)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
        window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    try! image.pngData()!.write(to: URL(fileURLWithPath: "/tmp/demo.png"))
}
