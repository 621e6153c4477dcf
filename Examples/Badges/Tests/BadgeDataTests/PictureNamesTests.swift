import BadgeData
import BadgeFixtures
import Foundation
import Testing

@Suite struct PictureNamesTests {
    @Test func `names and sizes that do not fit are found`() {
        let json = Answer.json { entry in
            switch entry["name"] as? String {
            case "patch7":
                entry["icons"] = [
                    "small": "https://a.example/knots-40x40.png", "email": "https://a.example/maps-70x70.png",
                    "large": "https://a.example/knots-512x512.png",
                ]
            case "patch8": entry["icons"] = ["large": "https://a.example/knots-250x250.png"]
            default: break
            }
        }
        #expect(
            PictureNames.faults(in: json).map(\.description) == [
                "patch7: email is the picture maps", "patch8: large is 250x250",
            ])
        #expect(PictureNames.faults(in: Answer.json()) == [])
    }
}
